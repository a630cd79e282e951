extension View {
  /// Shows a bubble while a binding says so.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .popover,
        isPresented: isPresented,
        onDismiss: nil,
        content: content
      )
    )
  }

  /// Shows a bubble while a binding says so, with the arrow on an edge.
  @_disfavoredOverload
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(
      isPresented: isPresented,
      attachmentAnchor: attachmentAnchor,
      arrowEdge: Optional(arrowEdge),
      content: content
    )
  }

  /// Shows a bubble for a value while a binding holds one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentationModifier(kind: .popover, item: item, onDismiss: nil, content: content))
  }

  /// Shows a bubble for a value while a binding holds one, with the arrow on an edge.
  @_disfavoredOverload
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(
      item: item,
      attachmentAnchor: attachmentAnchor,
      arrowEdge: Optional(arrowEdge),
      content: content
    )
  }

  /// Shows a column beside the content while a binding says so.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .inspector,
        isPresented: isPresented,
        onDismiss: nil,
        content: content
      )
    )
  }
}

/// Where the arrow of a bubble points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}
