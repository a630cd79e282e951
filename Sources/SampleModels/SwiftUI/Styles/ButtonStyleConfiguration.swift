/// What a style is told about the view that it is for.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of the button.
  public let label: Label
  /// What the button is for.
  public let role: ButtonRole?
  /// Whether the button is held down.
  public let isPressed: Bool

  package init(label: Label, role: ButtonRole?, isPressed: Bool) {
    self.label = label
    self.role = role
    self.isPressed = isPressed
  }
}

extension ButtonStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
