import SwiftUI

/// Makes the view of UIKit that a view wraps, and keeps it up to date.
@MainActor enum Representables {
  /// The content of a view that wraps another kind of view, `nil` for all others.
  static func content(of view: any View, in node: ViewNode) -> NodeContent? {
    switch view {
    case let view as any UIViewRepresentable: content(of: view, node)
    case let view as any UIViewControllerRepresentable: content(of: view, node)
    default: nil
    }
  }

  private static func content<V: UIViewRepresentable>(of view: V, _ node: ViewNode) -> NodeContent {
    let installed = install(view, node)
    let environment = node.environment.values
    let kept = node.storage.value("view") {
      let coordinator = installed.makeCoordinator()
      let context = V.Context(coordinator: coordinator, environment: environment)
      let view = installed.makeUIView(context: context)
      return WrappedView(view, coordinator) { V.dismantleUIView(view, coordinator: coordinator) }
    }
    let context = V.Context(
      coordinator: kept.coordinator,
      transaction: node.transaction,
      environment: environment
    )
    installed.updateUIView(kept.view, context: context)
    node.keep(kept)
    return .leaf()
  }

  private static func content<V: UIViewControllerRepresentable>(
    of view: V,
    _ node: ViewNode
  ) -> NodeContent {
    let installed = install(view, node)
    let environment = node.environment.values
    let kept = node.storage.value("view") {
      let coordinator = installed.makeCoordinator()
      let context = V.Context(coordinator: coordinator, environment: environment)
      let controller = installed.makeUIViewController(context: context)
      return WrappedView(controller, coordinator) {
        V.dismantleUIViewController(controller, coordinator: coordinator)
      }
    }
    let context = V.Context(
      coordinator: kept.coordinator,
      transaction: node.transaction,
      environment: environment
    )
    installed.updateUIViewController(kept.view, context: context)
    node.keep(kept)
    return .leaf()
  }

  private static func install<V: View>(_ view: V, _ node: ViewNode) -> V {
    var installed = view
    let slot = PropertySlot(node: node, name: "", isRoot: true)
    DynamicFields<V>.shared.install(into: &installed, slot)
    return installed
  }
}

/// A view of UIKit with its coordinator, dismantled when its place leaves the tree.
@MainActor private final class WrappedView<Wrapped, Coordinator>: Effect {
  let view: Wrapped
  let coordinator: Coordinator
  private let dismantle: @MainActor () -> Void

  init(
    _ view: Wrapped,
    _ coordinator: Coordinator,
    dismantle: @escaping @MainActor () -> Void
  ) {
    self.view = view
    self.coordinator = coordinator
    self.dismantle = dismantle
  }

  func update(_ view: any View) {}

  func unmount() { dismantle() }
}
