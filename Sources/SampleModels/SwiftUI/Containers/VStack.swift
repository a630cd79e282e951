/// A view that stacks views from top to bottom.
public struct VStack<Content> where Content: View {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content

  /// Lines views up.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
