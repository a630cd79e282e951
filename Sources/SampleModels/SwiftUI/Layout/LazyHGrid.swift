/// A grid that grows sidewards as its cells come into sight.
public struct LazyHGrid<Content> where Content: View {
  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Makes a grid of rows.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
