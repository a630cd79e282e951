/// A view that can scroll the views inside to a place.
public struct ScrollViewReader<Content> where Content: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content that can be scrolled.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

/// The means to scroll to a view.
public struct ScrollViewProxy: Sendable {
  package init() {}

  /// Scrolls to the view of an identity.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
