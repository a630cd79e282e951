/// A view that shows the first of its children that fits.
public struct ViewThatFits<Content> where Content: View {
  package let axes: Axis.Set
  package let content: Content

  /// Shows the first child that fits along axes.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
