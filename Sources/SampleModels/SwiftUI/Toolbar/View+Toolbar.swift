extension View {
  /// Puts views into the bars.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: nil, content: ToolbarItemGroup(content: content)))
  }

  /// Puts items into the bars.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: nil, content: content()))
  }

  /// Puts items into the bars that the user can move.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: id, content: content()))
  }
}

/// Puts items into bars.
package struct ToolbarModifier<Items: ToolbarContent> {
  package let id: String?
  package let content: Items
}

extension ToolbarModifier: ViewModifier {
  package typealias Body = Never
}
