/// A view that lays views on top of each other.
public struct ZStack<Content> where Content: View {
  package let alignment: Alignment
  package let content: Content

  /// Lays views on top of each other, the first one at the back.
  public nonisolated init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
