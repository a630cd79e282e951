import SwiftUI

extension ScrollPositionModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { ScrollPositionEffect(self, in: node) }

  func apply(to content: inout NodeContent, in node: ViewNode) {
    // Whoever changes the position has this place evaluated again.
    _ = place()
  }
}

/// Scrolls when the author's position changes.
private final class ScrollPositionEffect: ModifierEffect<ScrollPositionModifier> {
  private var last = ScrollPosition.Place.none

  override func changed(from old: ScrollPositionModifier) {
    let place = modifier.place()
    guard place != last else { return }
    last = place
    let (node, anchor) = (node.value, modifier.anchor())
    let transaction = graph.transaction
    graph.afterUpdate { withTransaction(transaction) { node.scroll(to: place, anchor) } }
  }
}

extension ViewNode {
  /// Scrolls what is below to a place that an author wants.
  fileprivate func scroll(to place: ScrollPosition.Place, _ anchor: UnitPoint?) {
    if let root = graph.root { graph.layout.layOut(root) }
    guard let container = firstScrollingPlace else { return }
    let size = Scrolling.of(container).contentSize
    switch place {
    case .none: break
    case .id(let id): container.place(withID: id)?.scrollIntoSight(anchor)
    case .point(let point): container.scroll(to: point)
    case .edge(.top), .edge(.leading): container.scroll(to: .zero)
    case .edge(.bottom), .edge(.trailing):
      container.scroll(to: CGPoint(x: size.width, y: size.height))
    }
  }
}

extension ScrollGeometryModifier: EffectfulModifier, GeometryReading {
  func layoutChanged(in node: ViewNode) {
    guard let container = node.firstScrollingPlace else { return }
    node.report(transform(container.scrollGeometry), to: action)
  }

  func makeEffect(in node: ViewNode) -> any Effect {
    node.graph.layout.add(node)
    return ModifierEffect(self, in: node)
  }
}
