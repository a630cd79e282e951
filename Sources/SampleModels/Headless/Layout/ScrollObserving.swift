import SwiftUI

// Modifiers whose actions are told of what is seen of a scroll view, and of what it does.

extension ScrollVisibilityModifier: EffectfulModifier, GeometryReading {
  func layoutChanged(in node: ViewNode) {
    guard let frame = node.placement else { return }
    let seen = node.scrollingPlace?.placement ?? CGRect(origin: .zero, size: node.graph.layout.size)
    // Nobody is told of a view that was never seen.
    node.report([frame.part(in: seen) >= threshold], from: [false]) { action($0[0]) }
  }

  func makeEffect(in node: ViewNode) -> any Effect {
    node.graph.layout.add(node)
    return ModifierEffect(self, in: node)
  }
}

extension ScrollTargetVisibilityModifier: EffectfulModifier, GeometryReading {
  func layoutChanged(in node: ViewNode) {
    guard let container = node.firstScrollingPlace else { return }
    let seen = container.scrollGeometry.visibleRect
    let targets = container.scrollTargets.filter { $0.frame.part(in: seen) >= threshold }
    node.report(targets.compactMap { $0.id?.base as? ID }, from: [], to: action)
  }

  func makeEffect(in node: ViewNode) -> any Effect {
    node.graph.layout.add(node)
    return ModifierEffect(self, in: node)
  }
}

extension ScrollPhaseModifier: PrimitiveModifier {}

extension CGRect {
  /// The part of the area that is within another rectangle.
  fileprivate func part(in other: CGRect) -> Double {
    let common = intersection(other)
    guard width > 0, height > 0, !common.isNull else { return 0 }
    return Double(common.width * common.height / (width * height))
  }
}

extension ViewNode {
  /// Calls an action with values that were computed from the layout, unless they are the last ones.
  fileprivate func report<Value: Equatable>(
    _ values: [Value],
    from first: [Value],
    to action: @escaping ([Value]) -> Void
  ) {
    let told = storage.value("told") { ToldValues(first) }
    guard told.values != values else { return }
    told.values = values
    graph.afterUpdate { action(values) }
  }

  /// Tells the modifiers around the place that it does something else.
  func tell(_ phase: ScrollPhase) {
    let scrolling = Scrolling.of(self)
    let old = scrolling.phase
    guard old != phase else { return }
    scrolling.phase = phase
    let context = ScrollPhaseChangeContext(geometry: scrollGeometry)
    for place in ancestors where place.firstScrollingPlace === self {
      let modifier = (place.view as? any ModifierHolder)?.heldModifier as? ScrollPhaseModifier
      modifier?.action(old, phase, context)
    }
  }
}

/// The last values that an action was called with.
@MainActor private final class ToldValues<Value> {
  var values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }
}
