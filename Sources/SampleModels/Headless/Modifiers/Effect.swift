import SwiftUI

/// What happens when a place comes, changes and goes.
@MainActor protocol Effect: AnyObject {
  /// The view of the place has been evaluated, for the first time or again.
  func update(_ view: any View)

  /// A user sees the place now.
  func appear()

  /// A user does not see the place any more.
  func disappear()

  /// The place has left the tree.
  func unmount()
}

extension Effect {
  func appear() {}
  func disappear() {}
  func unmount() {}
}

/// A view whose place has an effect.
@MainActor protocol EffectfulView {
  /// Makes the effect of a place, if there is one.
  func makeEffect(in node: ViewNode) -> (any Effect)?
}

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

/// A view that is another view with a modifier.
@MainActor protocol ModifierHolder {
  /// The modifier.
  var heldModifier: Any { get }
  /// The modified view.
  var heldContent: any View { get }
}
