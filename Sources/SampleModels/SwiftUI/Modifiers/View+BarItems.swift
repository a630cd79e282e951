// What older code puts into bars.

extension View {
  /// Puts views into the bar of a screen.
  @available(
    *,
    deprecated,
    message: "use toolbar(content:) with ToolbarItems at topBarLeading and topBarTrailing"
  )
  public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view into the bar of a screen.
  @available(*, deprecated, message: "use toolbar(content:) with a ToolbarItem at topBarLeading")
  public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view into the bar of a screen.
  @available(*, deprecated, message: "use toolbar(content:) with a ToolbarItem at topBarTrailing")
  public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
