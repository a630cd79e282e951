extension View {
  /// Hides the labels of controls.
  public nonisolated func labelsHidden() -> some View {
    display()
  }

  /// Sets whether labels are shown.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    display(visibility)
  }

  /// Sets the size of controls.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    display(controlSize)
  }

  /// Sets the shape of buttons' borders.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    display(shape)
  }

  /// Sets whether buttons repeat while they are held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    display(behavior)
  }

  /// Sets whether a menu is closed by its items.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    display(behavior)
  }

  /// Sets the order of a menu's items.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    display(order)
  }

  /// Sets whether menus show an arrow.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    display(visibility)
  }

  /// Makes the views that lie ahead known to a help tag.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    display(textKey)
  }

  /// Makes the views that lie ahead known to a help tag.
  public nonisolated func help(_ text: Text) -> some View {
    display(text)
  }

  /// Makes the views that lie ahead known to a help tag.
  @_disfavoredOverload
  public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
    display(text)
  }

  /// Puts a number beside a row or tab.
  public nonisolated func badge(_ count: Int) -> some View {
    display(count)
  }

  /// Puts a text beside a row or tab.
  public nonisolated func badge(_ label: Text?) -> some View {
    display(label)
  }

  /// Puts a text beside a row or tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    display(key)
  }

  /// Puts a text beside a row or tab.
  @_disfavoredOverload
  public nonisolated func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    display(label)
  }

  /// Makes the row stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    display(prominence)
  }

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
    display("behavior")
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

  /// Sets the ground of a row.
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
    display(view)
  }

  /// Sets the distances in a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    display(insets)
  }

  /// Sets whether the line of a row is shown.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    display(visibility, edges)
  }

  /// Sets the colour of the line of a row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    display(color, edges)
  }

  /// Sets the distance of rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    display(spacing)
  }

  /// Sets the hover effect of a row.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    display(effect)
  }

  /// Sets whether the line of a section is shown.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    display(visibility, edges)
  }

  /// Sets the colour of the line of a section.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    display(color, edges)
  }

  /// Sets the distance of sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    display(spacing)
  }

  /// Sets the distance of sections.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    display(spacing)
  }

  /// Sets the colour of an item.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    display(tint)
  }

  /// Sets the colour of an item.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    display(tint)
  }

  /// Sets the ground of headers.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    display(prominence)
  }

  /// Keeps rows from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    display(isDisabled)
  }

  /// Keeps rows from being moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    display(isDisabled)
  }

  /// Keeps a row from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    display(isDisabled)
  }

  /// Sets how lists of several columns are headed.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    display(visibility)
  }

  /// Sets the width of a column.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    display()
  }

  /// Lets find and replace be used.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    display(isDisabled)
  }

  /// Lets find and replace be used.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    display(isDisabled)
  }

  /// Sets how much of a screen a menu bar takes.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    display(effect)
  }
}
