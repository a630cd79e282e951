extension View {
  /// Sets how high a sheet may be.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    display(detents)
  }

  /// Sets how high a sheet may be and is.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    display(detents, selection)
  }

  /// Shows or hides the grip of a sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    display(visibility)
  }

  /// Sets the ground of a sheet.
  public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    display(style)
  }

  /// Sets the ground of a sheet.
  public nonisolated func presentationBackground<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    display(alignment, content())
  }

  /// Sets whether what is behind a sheet can be touched.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    display(interaction)
  }

  /// Sets the corners of a sheet.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    display(cornerRadius)
  }

  /// Sets whether a sheet scrolls or grows first.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    display(behavior)
  }

  /// Sets how a sheet adapts to little room.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    display(adaptation)
  }

  /// Sets how a sheet adapts to little room.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    display(horizontalAdaptation, verticalAdaptation)
  }

  /// Sets the size of a sheet.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    display("sizing")
  }

  /// Keeps a sheet from being swiped away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    display(isDisabled)
  }

  /// Sets how grave a dialog is.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    display(severity)
  }

  /// Sets the icon of dialogs.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    display(icon)
  }

  /// Sets the width of an inspector.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    display(width)
  }

  /// Sets the width of an inspector.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    display(min, ideal, max)
  }

  /// Says how a preview is called.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    display(value)
  }

  /// Sets the device of a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    display(value)
  }

  /// Sets the room of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    display(value)
  }

  /// Sets the orientation of a preview.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    display(value)
  }

  /// Sets the context of a preview.
  public nonisolated func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    display(value)
  }
}
