import SwiftUI

extension NavigationStack: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    NavigationScreens.content(root, in: node, path: path.flatMap(NavigationValues.init))
  }
}

extension NavigationLink: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let target = node.environment.values.navigation
    let role = Role.control(.link { follow(target, in: node.graph) })
    guard let isActive, isActive.wrappedValue, let destination else {
      let isInRow = node.environment.values.drawing.isInRow
      return .holding(label, as: role)
        .looking(isInRow ? .plain : .init(in: node.environment.values), nil, in: node)
    }
    let presented = PresentedContent(
      kind: .navigation,
      content: AnyView(destination),
      dismiss: { isActive.wrappedValue = false }
    )
    return .parts(label, presented, as: role)
  }

  @MainActor private func follow(_ target: NavigationTarget?, in graph: ViewGraph) {
    if target == nil, isActive == nil {
      graph.warn(
        "NavigationLink presenting a value must appear inside a NavigationContent-based"
          + " NavigationView. Link will be disabled."
      )
    } else if let isActive {
      isActive.wrappedValue = true
    } else if let value {
      target?.push(value)
    } else if let destination {
      target?.push(destination)
    }
  }
}

extension NavigationDestinationModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    if let lazy = node.lazyContainer {
      node.graph.warn(
        "A navigationDestination for \(D.self) is inside of a lazy container, \(lazy). Such a container"
          + " makes its views only when they are needed, so that the destination may not be found;"
          + " add it outside of the container."
      )
    }
    guard node.allowsDestination("for:destination:", "for type `\(D.self)`") else { return }
    let make = destination
    node.environment.values.navigation?.stack.register(D.self) { value in
      (value.base as? D).map { Deferred(value: $0, make: make) }
    }
  }
}

extension ViewNode {
  /// Whether a destination in this place leads anywhere; a device ignores and warns of one that is in no
  /// navigation container.
  func allowsDestination(_ labels: String, _ subject: String) -> Bool {
    guard environment.values.navigation == nil else { return true }
    graph.warn(
      "The `navigationDestination` modifier only works inside a `NavigationStack` or"
        + " `NavigationSplitView`. There's a misplaced `navigationDestination(\(labels))` modifier"
        + " \(subject). It will be ignored."
    )
    return false
  }

  /// The lazy container around, inside of the same navigation container.
  fileprivate var lazyContainer: String? {
    for place in ancestors {
      if place.view is any LazyContainer { return "\(type(of: place.view))".typeName }
      if place.view is PushedScreen || place.view is any NavigationContainer { return nil }
    }
    return nil
  }
}

extension String {
  /// The name of a type without what it is made of.
  fileprivate var typeName: String { String(prefix { $0 != "<" }) }
}

/// A container that makes its views only when they are needed.
private protocol LazyContainer {}

extension List: LazyContainer {}
extension LazyVStack: LazyContainer {}
extension LazyHStack: LazyContainer {}
extension LazyVGrid: LazyContainer {}
extension LazyHGrid: LazyContainer {}
extension Table: LazyContainer {}

/// A container in which views lead to others.
private protocol NavigationContainer {}

extension NavigationStack: NavigationContainer {}
extension NavigationSplitView: NavigationContainer {}
