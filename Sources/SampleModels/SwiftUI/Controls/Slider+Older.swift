// The order of the labels before iOS 15.
extension Slider {
  /// Makes a slider with labels at its ends, and a label behind them.
  @available(
    *,
    deprecated,
    message: "use Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      of: value,
      bounds,
      nil,
      label(),
      minimumValueLabel,
      maximumValueLabel,
      onEditingChanged
    )
  }

  /// Makes a slider with steps and labels at its ends, and a label behind them.
  @available(
    *,
    deprecated,
    message: "use Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      of: value,
      bounds,
      step,
      label(),
      minimumValueLabel,
      maximumValueLabel,
      onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label behind its action.
  @available(*, deprecated, message: "use Slider(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(of: value, bounds, nil, label(), nil, nil, onEditingChanged)
  }

  /// Makes a slider with steps and a label behind its action.
  @available(*, deprecated, message: "use Slider(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(of: value, bounds, step, label(), nil, nil, onEditingChanged)
  }
}
