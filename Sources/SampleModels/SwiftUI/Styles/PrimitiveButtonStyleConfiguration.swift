/// What a style is told about the view that it is for.
public struct PrimitiveButtonStyleConfiguration {
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
  /// What the button does.
  package let action: @MainActor () -> Void

  package init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.role = role
    self.action = action
  }

  /// Does what the button is for.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
