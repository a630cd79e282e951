extension View {
  /// Puts a view in front of this one.
  @_disfavoredOverload
  @available(*, deprecated, message: "use overlay(alignment:content:)")
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(place: .inFront, alignment: alignment, layer: overlay))
  }

  /// Puts views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(place: .inFront, alignment: alignment, layer: content()))
  }

  /// Covers the view with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    display(style, edges)
  }

  /// Fills a shape in front of the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    display(style, shape, fillStyle)
  }
}
