/// What a style is told about the view that it is for.
public struct ControlGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The controls.
  public struct Content {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of the group.
  public let label: Label
  /// The controls.
  public let content: Content

  package nonisolated init(label: AnyView?, content: AnyView) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

extension ControlGroupStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ControlGroupStyleConfiguration.Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
