/// A view that puts views side by side.
public struct HStack<Content> where Content: View {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content

  /// Lines views up.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
