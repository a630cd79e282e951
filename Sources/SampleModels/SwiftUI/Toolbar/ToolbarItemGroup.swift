/// Several items in one place of a bar.
public struct ToolbarItemGroup<Content> where Content: View {
  package let placement: ToolbarItemPlacement
  package let content: Content

  /// Makes items in a place.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes items in a place, with a label for where they don't fit.
  public nonisolated init<L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// Traps: primitive content has no body.
  public var body: Never { primitiveContent() }
}
