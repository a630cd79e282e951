/// What a style is told about the view that it is for.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The items of the menu.
  public struct Content {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of the menu.
  public let label: Label
  /// The items of the menu.
  public let content: Content

  package nonisolated init(label: AnyView?, content: AnyView) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

extension MenuStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension MenuStyleConfiguration.Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
