extension View {
  /// Shows a sheet while a binding says so.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .sheet,
        isPresented: isPresented,
        onDismiss: onDismiss,
        content: content
      )
    )
  }

  /// Shows a sheet for a value while a binding holds one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentationModifier(kind: .sheet, item: item, onDismiss: onDismiss, content: content)
    )
  }

  /// Covers the screen while a binding says so.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .fullScreenCover,
        isPresented: isPresented,
        onDismiss: onDismiss,
        content: content
      )
    )
  }

  /// Covers the screen for a value while a binding holds one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentationModifier(
        kind: .fullScreenCover,
        item: item,
        onDismiss: onDismiss,
        content: content
      )
    )
  }
}
