extension View {
  /// Puts a view behind this one.
  @_disfavoredOverload
  @available(*, deprecated, message: "use background(alignment:content:)")
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(place: .behind, alignment: alignment, layer: background))
  }

  /// Puts views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(place: .behind, alignment: alignment, layer: content()))
  }

  /// Fills the ground behind the view in the style of backgrounds.
  public nonisolated func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    display(edges)
  }

  /// Fills the ground behind the view.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    display(style, edges)
  }

  /// Fills a shape behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    display(style, shape, fillStyle)
  }

  /// Fills a shape behind the view in the style of backgrounds.
  public nonisolated func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    display(shape, fillStyle)
  }
}

/// Puts a view behind or in front of another one.
package struct LayerModifier<Layer: View> {
  /// Behind or in front.
  package enum Place: Sendable {
    /// Behind the view.
    case behind
    /// At one of its edges, with a distance.
    case beside(Edge, CGFloat?)
    /// In front of the view.
    case inFront
  }

  package let place: Place
  package let alignment: Alignment
  package let layer: Layer
}

extension LayerModifier: ViewModifier {
  package typealias Body = Never
}
