/// A row of a grid.
public struct GridRow<Content> where Content: View {
  package let alignment: VerticalAlignment?
  package let content: Content

  /// Makes a row of cells.
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
