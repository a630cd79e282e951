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

/// Marks on a slider.
public protocol SliderTickContent<Value> {
  /// The type of the marked values.
  associatedtype Value: BinaryFloatingPoint
}

extension SliderTick: SliderTickContent {
  /// The type of the marked value.
  public typealias Value = V
}

/// An attribute that makes marks out of the statements of a closure.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Passes a mark on unchanged.
  public static func buildExpression<T: SliderTickContent>(_ tick: T) -> T
  where T.Value == Value { tick }

  /// Puts the first mark in.
  public static func buildPartialBlock<T: SliderTickContent>(first: T) -> T
  where T.Value == Value { first }

  /// Puts a mark behind the others.
  public static func buildPartialBlock<A: SliderTickContent, N: SliderTickContent>(
    accumulated: A,
    next: N
  ) -> some SliderTickContent<Value> where A.Value == Value, N.Value == Value {
    SliderTicks<Value>()
  }
}

/// Several marks on a slider.
package struct SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {}

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
