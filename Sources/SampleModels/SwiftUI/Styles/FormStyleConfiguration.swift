/// What a style is told about the view that it is for.
public struct FormStyleConfiguration {
  /// The content of the form.
  public struct Content {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The content of the form.
  public let content: Content

  package nonisolated init(content: AnyView) {
    self.content = Content(content)
  }
}

extension FormStyleConfiguration.Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
