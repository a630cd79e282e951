/// What a style is told about the view that it is for.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The content.
  public struct Content {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of the content.
  public let label: Label
  /// The content.
  public let content: Content

  package nonisolated init(label: AnyView?, content: AnyView) {
    self.label = Label(label)
    self.content = Content(content)
  }
}

extension LabeledContentStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
