/// A view of a value within bounds.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// The value, from 0 to 1.
  package let fraction: Double
  package let label: Label
  package let currentValueLabel: CurrentValueLabel?
  package let minimumValueLabel: BoundsLabel?
  package let maximumValueLabel: BoundsLabel?

  package nonisolated init<V: BinaryFloatingPoint>(
    parts value: V,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ current: CurrentValueLabel?,
    _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?
  ) {
    fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Shows a value with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(parts: value, bounds, label(), nil, nil, nil)
  }

  /// Shows a value with a label and its words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(parts: value, bounds, label(), currentValueLabel(), nil, nil)
  }

  /// Shows a value with a label, its words and the bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      parts: value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}
