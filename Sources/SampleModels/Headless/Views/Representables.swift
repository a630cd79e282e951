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
    let kept = node.storage.value("view") {
      let coordinator = installed.makeCoordinator()
      let context = V.Context(coordinator: coordinator, environment: node.environment.values)
      return WrappedView(installed.makeUIView(context: context), coordinator)
    }
    let context = V.Context(
      coordinator: kept.coordinator,
      environment: node.environment.values
    )
    installed.updateUIView(kept.view, context: context)
    return .leaf()
  }

  private static func content<V: UIViewControllerRepresentable>(
    of view: V,
    _ node: ViewNode
  ) -> NodeContent {
    let installed = install(view, node)
    let kept = node.storage.value("view") {
      let coordinator = installed.makeCoordinator()
      let context = V.Context(coordinator: coordinator, environment: node.environment.values)
      return WrappedView(installed.makeUIViewController(context: context), coordinator)
    }
    let context = V.Context(
      coordinator: kept.coordinator,
      environment: node.environment.values
    )
    installed.updateUIViewController(kept.view, context: context)
    return .leaf()
  }

  private static func install<V: View>(_ view: V, _ node: ViewNode) -> V {
    var installed = view
    let slot = PropertySlot(node: node, name: "", isRoot: true)
    DynamicFields<V>.shared.install(into: &installed, slot)
    return installed
  }
}

/// A view of UIKit with its coordinator.
@MainActor private final class WrappedView<Wrapped, Coordinator> {
  let view: Wrapped
  let coordinator: Coordinator

  init(_ view: Wrapped, _ coordinator: Coordinator) {
    self.view = view
    self.coordinator = coordinator
  }
}
