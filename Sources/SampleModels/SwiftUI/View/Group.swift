/// Several pieces of content that are treated as one.
public struct Group<Content> {
  /// The grouped content.
  package let content: Content

  package nonisolated init(holding content: Content) {
    self.content = content
  }
}

extension Group: View where Content: View {
  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(holding: content())
  }

  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Group: Sendable where Content: Sendable {}
