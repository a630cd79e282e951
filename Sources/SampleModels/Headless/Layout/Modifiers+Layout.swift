import SwiftUI

// Modifiers that matter to the layout; each view of a group is modified on its own.

extension DisplayModifier: LaidOutModifier {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let boxes = builder.inside(node, along: axis)
    let arguments = ModifierArguments(argumentList)
    if let layout = WrappingLayout.named(name, arguments, in: node) {
      return boxes.map { LayoutBox(layout, [$0]) }
    }
    if let badge = BadgeText(name, arguments), node.environment.values.drawing.isInRow {
      return boxes.map { badge.beside($0, in: node) }
    }
    for box in boxes {
      box.setValue(of: name, arguments)
      node.drawGround(of: name, arguments, box)
    }
    return boxes
  }
}

extension LayerModifier: LaidOutModifier {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    if case .beside(let edge, let spacing) = place {
      return [builder.inset(node, edge, spacing, alignment)]
    }
    return builder.layered(node, along: axis, alignment)
  }
}

extension PreferenceLayerModifier: LaidOutModifier {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    builder.layered(node, along: axis, alignment)
  }
}

extension LayoutValueModifier: LaidOutModifier {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let boxes = builder.inside(node, along: axis)
    boxes.forEach { $0.set(K.self, to: value) }
    return boxes
  }
}

extension BoxBuilder {
  /// A view with another one at an edge, which leaves the rest to the view.
  fileprivate mutating func inset(
    _ node: ViewNode,
    _ edge: Edge,
    _ spacing: CGFloat?,
    _ alignment: Alignment
  ) -> LayoutBox {
    let isUpright = edge == .top || edge == .bottom
    let (views, layers) = parts(node, along: isUpright ? .vertical : .horizontal)
    let isFirst = edge == .top || edge == .leading
    let inside = isFirst ? layers + views : views + layers
    // Without a number an inset adds no distance.
    return isUpright
      ? LayoutBox(VStackLayout(alignment: alignment.horizontal, spacing: spacing ?? 0), inside)
      : LayoutBox(HStackLayout(alignment: alignment.vertical, spacing: spacing ?? 0), inside)
  }

  /// The boxes of a view, and of what stands beside it.
  private mutating func parts(
    _ node: ViewNode,
    along axis: Axis?
  ) -> (views: [LayoutBox], layers: [LayoutBox]) {
    var (views, layers): ([LayoutBox], [LayoutBox]) = ([], [])
    for child in node.children where child.isLaidOut {
      if child.key == .part("layer") {
        layers += boxes(of: child)
      } else {
        views += boxes(of: child, along: axis)
      }
    }
    return (views, layers)
  }

  /// A view with another one behind or in front of it.
  mutating func layered(
    _ node: ViewNode,
    along axis: Axis?,
    _ alignment: Alignment
  ) -> [LayoutBox] {
    let (views, layers) = parts(node, along: axis)
    guard views.count == 1 else { return views }
    let layer = layers.count == 1 ? layers : [LayoutBox(ZStackLayout(alignment: alignment), layers)]
    return [LayoutBox(LayeredLayout(alignment: alignment), views + (layers.isEmpty ? [] : layer))]
  }
}

/// The arguments of a modifier's call.
struct ModifierArguments {
  private let list: [Any]

  init(_ list: [Any]) {
    self.list = list
  }

  /// The arguments of a type.
  func all<Value>(_ type: Value.Type) -> [Value] { list.compactMap { $0 as? Value } }

  /// The argument in a position, if it is there and of a type.
  subscript<Value>(index: Int, type: Value.Type = Value.self) -> Value? {
    guard index < list.count else { return nil }
    return list[index] as? Value
  }
}

extension LayoutBox {
  /// Gives the box what a modifier tells the layout around.
  fileprivate func setValue(of name: String, _ arguments: ModifierArguments) {
    switch name {
    case "layoutPriority(_:)":
      if let value = arguments[0, Double.self] { set(LayoutPriorityKey.self, to: value) }
    case "gridCellColumns(_:)":
      if let count = arguments[0, Int.self] { set(GridCellColumnsKey.self, to: count) }
    case "gridCellAnchor(_:)":
      if let anchor = arguments[0, UnitPoint.self] { set(GridCellAnchorKey.self, to: anchor) }
    case "gridCellUnsizedAxes(_:)":
      if let axes = arguments[0, Axis.Set.self] { set(GridCellUnsizedAxesKey.self, to: axes) }
    case "gridColumnAlignment(_:)":
      if let guide = arguments[0, HorizontalAlignment.self] {
        set(GridColumnAlignmentKey.self, to: guide)
      }
    case "listRowInsets(_:)": set(RowInsetsKey.self, to: arguments[0])
    case "listRowBackground(_:)": set(RowGroundKey.self, to: arguments[0, (any ShapeStyle).self])
    case "listRowSeparator(_:edges:)":
      set(RowSeparatorKey.self, to: arguments[0, Visibility.self] != .hidden)
    default: break
    }
  }
}
