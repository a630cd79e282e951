/// A grid that grows downwards as its cells come into sight.
public struct LazyVGrid<Content> where Content: View {
  package let columns: [GridItem]
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Makes a grid of columns.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
