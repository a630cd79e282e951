import SwiftUI

/// The screens above the root of a stack, and what values lead to.
@MainActor final class NavigationScreens {
  /// A screen above the root.
  enum Screen {
    /// The screen that a value leads to.
    case value(AnyHashable)
    /// A screen that a link brought along.
    case view(any View)
  }

  /// Makes the screen of a value of one type.
  typealias Destination = @MainActor (AnyHashable) -> (any View)?

  private let screens: Binding<[Screen]>
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private unowned let graph: ViewGraph

  init(in node: ViewNode) {
    graph = node.graph
    screens = Binding(location: StateLocation<[Screen]>([], name: "path", owner: node))
  }

  /// The screens that the stack keeps by itself.
  var kept: [Screen] {
    get { screens.wrappedValue }
    set { screens.wrappedValue = newValue }
  }

  /// Notes what the values of a type lead to.
  func register<Value: Hashable>(_: Value.Type, _ destination: @escaping Destination) {
    destinations[ObjectIdentifier(Value.self)] = destination
  }

  /// The view of a screen.
  func view(of screen: Screen) -> any View {
    switch screen {
    case .view(let view): return view
    case .value(let value):
      let type = type(of: value.base)
      if let view = destinations[ObjectIdentifier(type)]?(value) { return view }
      graph.warn(
        "A NavigationLink is presenting a value of type “\(type)” but there is no matching"
          + " navigationDestination declaration visible from the location of the link."
          + " The link cannot be activated."
      )
      return EmptyView()
    }
  }

  /// The content of a stack: its root and the screens above, of which only the top is seen.
  static func content(
    _ root: any View,
    in node: ViewNode,
    path: NavigationValues? = nil
  )
    -> NodeContent
  {
    let stack = node.storage.value("screens") { NavigationScreens(in: node) }
    let screens = (path?.values().map(Screen.value) ?? []) + stack.kept
    let mode = node.ownEditMode
    let frame = node.frame { values in
      values.navigation = NavigationTarget(stack: stack, path: path)
      values.provide(mode)
    }
    var content = NodeContent(environment: frame)
    content.children = [Child(key: .part("root"), view: root, isShown: screens.isEmpty)]
    content.next = { places in
      // The first place is that of the root.
      let index = places.count - 1
      guard index < screens.count else { return nil }
      return Child(
        key: .position(index),
        view: PushedScreen(content: AnyView(erasing: stack.view(of: screens[index]))),
        isShown: index == screens.count - 1
      )
    }
    return content
  }
}
