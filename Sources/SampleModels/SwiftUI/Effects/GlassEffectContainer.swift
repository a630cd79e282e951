/// A view whose views of glass can melt into each other.
public struct GlassEffectContainer<Content> where Content: View {
  package let spacing: CGFloat?
  package let content: Content

  /// Holds views of glass.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
