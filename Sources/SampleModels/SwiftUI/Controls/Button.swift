/// A control that does something when it is tapped.
public struct Button<Label> where Label: View {
  /// What happens when the button is tapped.
  package let action: @MainActor () -> Void
  package let label: Label
  package let role: ButtonRole?

  package nonisolated init(
    role: ButtonRole?,
    label: Label,
    doing action: @escaping @MainActor () -> Void
  ) {
    self.action = action
    self.label = label
    self.role = role
  }

  /// Makes a button with a label of any views.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, label: label(), doing: action)
  }

  /// Makes a button with a role and a label of any views.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, label: label(), doing: action)
  }
}

extension Button: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style was given.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role,
      label: configuration.label,
      doing: configuration.action
    )
  }
}
