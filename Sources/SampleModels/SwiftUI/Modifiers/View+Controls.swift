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
