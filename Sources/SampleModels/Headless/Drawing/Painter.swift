import SwiftUI

/// Draws a tree that is laid out, step by step.
@MainActor struct Painter {
  /// The steps so far.
  private(set) var steps: [DrawingStep] = []
  /// The names of the views that could not be drawn.
  private(set) var unknown: [String] = []
  /// Whether there were more steps than a drawing may have.
  private(set) var isCut = false
  /// How styles are found in the place that is drawn.
  private(set) var resolver: StyleResolver
  /// The layout whose places are drawn.
  private let round: Int

  /// The most steps of a drawing.
  private static let mostSteps = 5000

  init(_ values: EnvironmentValues, round: Int) {
    resolver = StyleResolver(values: values)
    self.round = round
  }

  /// The colours of the system.
  var palette: Palette { resolver.palette }

  /// Adds a step.
  mutating func add(_ step: DrawingStep) {
    // A group that was begun is always ended.
    guard steps.count < Self.mostSteps || step.operation == .end else {
      isCut = true
      return
    }
    steps.append(step)
  }

  /// Draws a place and all that is seen below it.
  mutating func draw(_ node: ViewNode) {
    guard node.isShown, !isCut else { return }
    // What a control shows of others, as the chosen one of its options, is drawn without the rest.
    guard node.layoutRound == round else { return drawInside(node) }
    let outer = resolver
    resolver = StyleResolver(values: node.environment.values)
    defer { resolver = outer }
    if let name = node.undrawnModifier { unknown.append(name) }
    let effects = GroupEffect.effects(of: node)
    let begun = effects.reduce(0) { $0 + (begin($1, in: node) ? 1 : 0) }
    draw(node.drawings.filter { !$0.isInFront })
    drawInside(node)
    draw(node.drawings.filter(\.isInFront))
    for _ in 0..<begun { add(DrawingStep(operation: .end)) }
  }

  /// Draws what is below a place, but for what is shown above the rest.
  private mutating func drawInside(_ node: ViewNode) {
    for child in node.childrenFromBack {
      if case .presentation = child.role { continue }
      draw(child)
    }
  }

  private mutating func draw(_ drawings: [BoxDrawing]) {
    for drawing in drawings {
      if let rect = drawing.box.placement { drawing.draw(&self, rect) }
    }
  }

  /// Begins a group; not if it makes no difference.
  private mutating func begin(_ effect: GroupEffect, in node: ViewNode) -> Bool {
    guard let rect = node.placement, steps.count < Self.mostSteps else { return false }
    add(effect.step(in: rect, resolver))
    return true
  }

  /// Draws a box with a label in the place of a view that cannot be drawn.
  mutating func drawUnknown(_ name: String, in rect: CGRect) {
    unknown.append(name)
    drawBox(name, in: rect)
  }

  /// Draws a box with a label.
  mutating func drawBox(_ label: String, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var step = DrawingStep(operation: .box)
    step.text = label
    step.rect = rect.inDrawing
    add(step)
  }

  /// Draws a view that the tree has beside it, such as the dots of a page.
  mutating func with(_ values: EnvironmentValues, _ draw: (inout Painter) -> Void) {
    let outer = resolver
    resolver = StyleResolver(values: values)
    draw(&self)
    resolver = outer
  }
}

extension ViewNode {
  /// The places below in the order in which they are drawn: that of the tree, unless `zIndex` changes it.
  fileprivate var childrenFromBack: [ViewNode] {
    let levels = children.map(\.zIndex)
    guard levels.contains(where: { $0 != 0 }) else { return children }
    return zip(children, levels).enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }.map(\.element.0)
  }

  /// How far in front the place is drawn.
  private var zIndex: Double {
    var place = self
    while let holder = place.view as? any ModifierHolder, let child = place.children.first {
      let modifier = holder.heldModifier as? any AnyDisplayModifier
      if modifier?.name == "zIndex(_:)" { return modifier?.argumentList.first as? Double ?? 0 }
      place = child
    }
    return 0
  }
}
