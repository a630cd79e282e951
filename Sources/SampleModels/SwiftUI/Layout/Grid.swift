/// A view of rows and columns.
public struct Grid<Content> where Content: View {
  package let alignment: Alignment
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
  package let content: Content

  /// Makes a grid of rows.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
