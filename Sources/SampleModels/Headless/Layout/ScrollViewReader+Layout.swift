import SwiftUI

extension ScrollViewReader: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let scroller = node.storage.value("scroller") { NodeScroller(node) }
    return .holding(Deferred(value: ScrollViewProxy(scroller), make: content))
  }
}

/// Scrolls what is below a place.
private final class NodeScroller: Scroller {
  @MainActor private weak var node: ViewNode?

  @MainActor init(_ node: ViewNode) {
    self.node = node
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    nonisolated(unsafe) let id = id
    MainActor.assumeIsolated {
      guard let node else { return }
      // What was changed before must be there to be scrolled to.
      node.graph.queue.enqueue(Transaction.current) { [weak node] in
        guard let node else { return }
        node.graph.afterUpdate { node.place(withID: id)?.scrollIntoSight(anchor) }
      }
    }
  }
}
