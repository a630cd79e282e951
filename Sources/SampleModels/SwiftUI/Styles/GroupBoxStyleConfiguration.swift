/// What a style is told about the view that it is for.
public struct GroupBoxStyleConfiguration {
  /// The title of the box.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The content of the box.
  public struct Content {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The title of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content

  package nonisolated init(label: AnyView?, content: AnyView) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

extension GroupBoxStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
