extension View {
  /// Sets the title of a screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    display(title)
  }

  /// Sets the title of a screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    display(Text(titleKey))
  }

  /// Sets the title of a screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    display(Text(title))
  }

  /// Sets the title of a screen that can be edited.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    display(title)
  }

  /// Sets the title of a screen to any views.
  public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    display(title())
  }

  /// Sets the second title of a screen.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    display(subtitle)
  }

  /// Sets the second title of a screen.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    display(Text(subtitleKey))
  }

  /// Sets the second title of a screen.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View
  where S: StringProtocol {
    display(Text(subtitle))
  }

  /// Sets the title of a screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    display(title)
  }

  /// Sets the title of a screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    display(Text(titleKey))
  }

  /// Sets the title of a screen.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    display(Text(title))
  }

  /// Sets the title of a screen and how it is shown.
  @available(
    *,
    deprecated,
    message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    display(title, displayMode)
  }

  /// Sets the title of a screen and how it is shown.
  @available(
    *,
    deprecated,
    message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    display(Text(titleKey), displayMode)
  }

  /// Sets the title of a screen and how it is shown.
  @_disfavoredOverload
  @available(
    *,
    deprecated,
    message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  public nonisolated func navigationBarTitle<S>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    display(Text(title), displayMode)
  }

  /// Sets how the title of a screen is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    display(displayMode)
  }

  /// Hides the bar of a screen.
  @available(
    *,
    deprecated,
    message:
      "use toolbar(.hidden, for: .navigationBar), since iOS 18 toolbarVisibility(.hidden, for: .navigationBar)"
  )
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    display(hidden)
  }

  /// Hides the way back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    display(hidesBackButton)
  }

  /// Says that a link leads to a detail.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
    display(isDetailLink)
  }

  /// Shows or hides bars.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    display(visibility, bars)
  }

  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    display(visibility, bars)
  }

  /// Sets the ground of bars.
  public nonisolated func toolbarBackground<S>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View where S: ShapeStyle {
    display(style, bars)
  }

  /// Shows or hides the ground of bars.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    display(visibility, bars)
  }

  /// Shows or hides the ground of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    display(visibility, bars)
  }

  /// Sets light or dark appearance of bars.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    display(colorScheme, bars)
  }

  /// Sets what a bar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    display(role)
  }

  /// Sets how the title of a screen is shown in a bar.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    display(mode)
  }

  /// Adds a menu to the title of a screen.
  public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View
  where C: View {
    display(content())
  }

  /// Removes items that a bar has by itself.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    display(defaultItemKind)
  }

  /// Shows or hides the bar of a phone's state.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    display(hidden)
  }

  /// Shows or hides the bar of a phone's state.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View {
    display(hidden)
  }

  /// Shows or hides what the system lays over the screen.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    display(visibility)
  }

  /// Lets the system's gestures wait at the edges.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    display(edges)
  }

  /// Sets how wide a column is.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    display(width)
  }

  /// Sets how wide a column may be.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    display(min, ideal, max)
  }

  /// Sets how a screen comes and goes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    display("style")
  }

  /// Marks where a screen comes from.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    display(namespace)
  }

  /// Sets how a bar of tabs shrinks.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    display(behavior)
  }

  /// Puts a view above the bar of tabs.
  public nonisolated func tabViewBottomAccessory<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    display(content())
  }

  /// Sets the sidebar of tabs' order.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    display(customization)
  }

  /// Gives the item of a tab.
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(TabItemModifier(label: label()))
  }
}

/// Gives a tab its label.
package struct TabItemModifier<Label: View> {
  package let label: Label
}

extension TabItemModifier: ViewModifier {
  package typealias Body = Never
}
