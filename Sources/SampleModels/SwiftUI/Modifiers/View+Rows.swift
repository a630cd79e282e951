extension View {
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

  /// Makes the row be prominent.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    display(prominence)
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
}
