/// A view that puts views side by side as they come into sight.
public struct LazyHStack<Content> where Content: View {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Lines views up.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
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

extension LazyHStack: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
