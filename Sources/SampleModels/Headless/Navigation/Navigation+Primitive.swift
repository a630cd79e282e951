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
      return .holding(label, as: role)
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
    let make = destination
    node.environment.values.navigation?.stack.register(D.self) { value in
      (value.base as? D).map { Deferred(value: $0, make: make) }
    }
  }
}
