extension View {
  /// Adds a menu for those who hold the view.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
  }

  /// Adds a menu and a preview for those who hold the view.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a menu for the selected rows of a list.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    display(menu, primaryAction)
  }

  /// Adds a menu of a kind of its own.
  @available(*, deprecated, message: "use contextMenu(menuItems:)")
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView()))
  }

  /// Adds actions for those who swipe a row.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, content: content()))
  }
}

/// A menu for those who hold a view.
@available(*, deprecated, message: "use contextMenu(menuItems:)")
public struct ContextMenu<MenuItems: View> {
  package let items: MenuItems

  /// Makes a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

/// Adds a menu for those who hold a view.
package struct ContextMenuModifier<Items: View, Preview: View> {
  package let items: Items
  package let preview: Preview
}

extension ContextMenuModifier: ViewModifier {
  package typealias Body = Never
}

/// Adds actions for those who swipe a row.
package struct SwipeActionsModifier<Actions: View> {
  package let edge: HorizontalEdge
  package let content: Actions
}

extension SwipeActionsModifier: ViewModifier {
  package typealias Body = Never
}
