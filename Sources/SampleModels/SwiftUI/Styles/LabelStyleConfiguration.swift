/// What a style is told about the view that it is for.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The icon of the label.
  public struct Icon {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon

  package init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension LabelStyleConfiguration.Title: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension LabelStyleConfiguration.Icon: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
