extension View {
  /// Sets whether indicators of scrolling are shown.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    display(visibility, axes)
  }

  /// Lets indicators of scrolling be seen for a moment.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    display(onAppear)
  }

  /// Lets indicators of scrolling be seen when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    display("value")
  }

  /// Sets whether the ground of scrolled content is shown.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    display(visibility)
  }

  /// Sets how scrolling hides the keyboard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    display(mode)
  }

  /// Sets whether content can be scrolled.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    display(disabled)
  }

  /// Sets whether scrolled content is cut.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    display(disabled)
  }

  /// Sets whether scrolling bounces.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    display(behavior, axes)
  }

  /// Sets where scrolling comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    display(behavior)
  }

  /// Marks the views that scrolling comes to rest at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    display(isEnabled)
  }

  /// Marks the view that scrolling comes to rest at.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    display(isEnabled)
  }

  /// Changes the look of a view while it scrolls in and out.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    display(configuration, axis)
  }

  /// Changes the look of a view while it scrolls in and out.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    display(topLeading, bottomTrailing, axis)
  }

  /// Sets how the edges of scrolled content look.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View {
    display(style, edges)
  }

  /// Sets where a scroll view begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    display(anchor)
  }

  /// Sets where a scroll view stays.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    display(anchor, role)
  }
}
