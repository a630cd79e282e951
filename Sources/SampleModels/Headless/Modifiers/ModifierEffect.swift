import SwiftUI

/// An effect of a modifier.
@MainActor class ModifierEffect<Modifier: ViewModifier>: Effect {
  let node: Unowned
  private(set) var modifier: Modifier

  /// The place, which owns the effect.
  struct Unowned {
    unowned let value: ViewNode
  }

  init(_ modifier: Modifier, in node: ViewNode) {
    self.modifier = modifier
    self.node = Unowned(value: node)
  }

  /// The tree of the place.
  var graph: ViewGraph { node.value.graph }

  func update(_ view: any View) {
    guard let holder = view as? any ModifierHolder, let new = holder.heldModifier as? Modifier
    else { return }
    let old = modifier
    modifier = new
    changed(from: old)
  }

  /// The modifier was applied, for the first time or again.
  func changed(from old: Modifier) {}

  func appear() {}
  func disappear() {}
  func unmount() {}
}
