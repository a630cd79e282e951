extension View {
  /// Puts views beside content that scrolls below them.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(
        place: .beside(edge == .top ? .top : .bottom, spacing),
        alignment: Alignment(horizontal: alignment, vertical: .center),
        layer: content()
      )
    )
  }

  /// Puts views beside content that scrolls below them.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(
        place: .beside(edge == .leading ? .leading : .trailing, spacing),
        alignment: Alignment(horizontal: .center, vertical: alignment),
        layer: content()
      )
    )
  }

  /// Puts a bar beside content that scrolls below it.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      LayerModifier(
        place: .beside(edge == .top ? .top : .bottom, spacing),
        alignment: Alignment(horizontal: alignment, vertical: .center),
        layer: content()
      )
    )
  }
}
