/// A control for a number within bounds.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  /// The value, as a number that every slider understands.
  package let value: Binding<Double>
  package let bounds: ClosedRange<Double>
  package let step: Double?
  package let label: Label
  package let minimumValueLabel: ValueLabel?
  package let maximumValueLabel: ValueLabel?
  package let onEditingChanged: (Bool) -> Void

  package nonisolated init<V: BinaryFloatingPoint>(
    of value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: V.Stride?,
    _ label: Label,
    _ minimum: ValueLabel?,
    _ maximum: ValueLabel?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = value.map {
      Double($0)
    } set: { value, newValue in
      value = V(newValue)
    }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Slider {
  /// Makes a slider with a label and labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      of: value,
      bounds,
      nil,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged
    )
  }

  /// Makes a slider with steps, a label and labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      of: value,
      bounds,
      step,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(of: value, bounds, nil, label(), nil, nil, onEditingChanged)
  }

  /// Makes a slider with steps and a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(of: value, bounds, step, label(), nil, nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(of: value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
  }

  /// Makes a slider with steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(of: value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
  }
}
