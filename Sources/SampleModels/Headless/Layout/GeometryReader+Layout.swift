import SwiftUI

extension GeometryReader: PrimitiveView where Content: View {
  func content(in node: ViewNode) -> NodeContent {
    node.graph.layout.add(node)
    // Nothing is inside until the size is known, and nothing is evaluated for a wrong one.
    guard let geometry = node.storage.value("geometry", { KeptGeometry() }).value else {
      return .leaf()
    }
    return .holding(Deferred(value: GeometryProxy(geometry), make: content))
  }
}

extension GeometryReader: GeometryReading where Content: View {
  func layoutChanged(in node: ViewNode) {
    let kept = node.storage.value("geometry") { KeptGeometry() }
    // Where a place is laid out by nobody, as in a toolbar, it has the screen for itself.
    let fallback =
      node.isShown ? Geometry(frame: CGRect(origin: .zero, size: node.graph.layout.size)) : nil
    guard let geometry = node.geometry ?? fallback, geometry != kept.value else { return }
    kept.value = geometry
    node.invalidate(.input)
  }
}

extension GeometryReader: LaidOutPlace where Content: View {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let inside = builder.inside(node)
    let layout = FillingLayout(axes: [.horizontal, .vertical], alignment: .topLeading)
    return [LayoutBox(WrappingLayout.tenByDefault, [LayoutBox(layout, inside)])]
  }
}

extension WrappingLayout {
  /// A view that is ten points wide and high where nothing is proposed.
  fileprivate static let tenByDefault = WrappingLayout { proposal, _ in
    ProposedViewSize(proposal.replacingUnspecifiedDimensions())
  }
}

/// The last geometry of a place.
@MainActor private final class KeptGeometry {
  var value: Geometry?
}

extension GeometryChangeModifier: EffectfulModifier, GeometryReading {
  func layoutChanged(in node: ViewNode) {
    guard let geometry = node.geometry else { return }
    node.report(transform(GeometryProxy(geometry)), to: action)
  }

  func makeEffect(in node: ViewNode) -> any Effect {
    node.graph.layout.add(node)
    return ModifierEffect(self, in: node)
  }
}

extension ViewNode {
  /// Calls an action with the last value and a new one that was computed from the layout, unless both
  /// are equal; the first time with the new value twice.
  func report<Value: Equatable>(
    _ value: Value,
    to action: @escaping (Value, Value) -> Void
  ) {
    let reported = storage.value("reported") { ReportedValue<Value>() }
    guard reported.value != value else { return }
    let old = reported.value ?? value
    reported.value = value
    graph.afterUpdate { action(old, value) }
  }
}

/// The last value that was computed from the layout.
@MainActor private final class ReportedValue<Value> {
  var value: Value?
}

extension ViewThatFits: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    node.graph.layout.add(node)
    let kept = node.storage.value("fitting") { Fitting() }
    let views = ViewList.views(of: content)
    kept.count = views.count
    kept.tried = max(kept.tried, 1)
    let children = views.prefix(kept.tried).enumerated().map { index, entry in
      Child(key: .id(entry.key), view: entry.view, isShown: index == kept.chosen)
    }
    return NodeContent(children: children)
  }
}

extension ViewThatFits: GeometryReading {
  func layoutChanged(in node: ViewNode) {
    let kept = node.storage.value("fitting") { Fitting() }
    guard kept.wanted != kept.chosen || kept.tried != kept.triedByNow else { return }
    kept.chosen = kept.wanted
    kept.tried = kept.triedByNow
    node.invalidate(.input)
  }
}

extension ViewThatFits: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let kept = node.storage.value("fitting") { Fitting() }
    var boxes: [LayoutBox] = []
    for child in node.children {
      let parts = builder.boxes(of: child, along: axis)
      boxes.append(parts.count == 1 ? parts[0] : LayoutBox(VStackLayout(), parts))
    }
    return [LayoutBox(FittingLayout(axes: axes, kept: kept), boxes)]
  }
}
