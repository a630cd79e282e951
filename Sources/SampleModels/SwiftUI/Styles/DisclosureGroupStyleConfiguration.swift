/// What a style is told about the view that it is for.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The content of the group.
  public struct Content {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  package nonisolated init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
    self.label = Label(label)
    self.content = Content(content)
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
