/// A mark on a slider.
public struct SliderTick<V: BinaryFloatingPoint> {
  package let value: V
  package let label: Text?

  /// Marks a value.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Marks a value with a label.
  public init(_ value: V, @ViewBuilder label: () -> Text) {
    self.value = value
    self.label = label()
  }
}

extension SliderTick: SliderTickContent {
  /// The type of the marked value.
  public typealias Value = V
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label and marks.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(of: value, bounds, step, label(), nil, nil, onEditingChanged)
  }
}

/// Marks on a slider.
public protocol SliderTickContent<Value> {
  /// The type of the marked values.
  associatedtype Value: BinaryFloatingPoint
}
