import Foundation

/// A control with one button for more and one for less.
public struct Stepper<Label> where Label: View {
  package let label: Label
  package let onIncrement: (() -> Void)?
  package let onDecrement: (() -> Void)?
  package let onEditingChanged: (Bool) -> Void

  /// Makes a stepper of two actions, with a label of any views.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper of a value, with a label of any views.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value within bounds, with a label of any views.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      },
      onDecrement: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
      },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Stepper where Label == Text {
  /// Makes a stepper of two actions, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value, with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value within bounds, with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of two actions, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }
}
