extension View {
  /// Adds a distance on each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    display(insets)
  }

  /// Adds a distance on some sides.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    display(edges, length)
  }

  /// Adds a distance on all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    display(length)
  }

  /// Adds a distance between content and the safe area.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    display(insets)
  }

  /// Adds a distance between content and the safe area.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    display(edges, length)
  }

  /// Adds a distance between content and the safe area.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    display(length)
  }

  /// Adds a margin to content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    display(edges, insets, placement)
  }

  /// Adds a margin to content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    display(edges, length, placement)
  }

  /// Adds a margin to content.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    display(length, placement)
  }

  /// Adds a distance to the content of a scroll view.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    display(edges)
  }

  /// Adds a distance of a kind to the content of a scene.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
  {
    display(padding, edges)
  }
}
