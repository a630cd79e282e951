/// A view that stacks views from top to bottom as they come into sight.
public struct LazyVStack<Content> where Content: View {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Lines views up.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
