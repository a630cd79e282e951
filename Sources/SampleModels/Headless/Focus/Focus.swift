import SwiftUI

/// Which element of a screen has the focus, and the states that follow it.
///
/// One element at most has the focus. The states follow when it moves, and it moves when a state
/// names another element; it goes with its element.
@MainActor final class Focus {
  /// The place of a modifier that ties the focus to a state.
  private struct TiedPlace {
    weak var node: ViewNode?
  }

  /// The place of the element that has the focus.
  private(set) weak var node: ViewNode?

  private var places: [TiedPlace] = []
  /// The states that name the element with the focus.
  private var held: [any FocusTie] = []
  private var hasFocus = false

  /// Ties a state.
  func add(_ node: ViewNode) {
    places.append(TiedPlace(node: node))
  }

  /// Forgets a state.
  func remove(_ node: ViewNode) {
    places.removeAll { $0.node == nil || $0.node === node }
  }

  /// Moves the focus to an element, or takes it from all.
  func move(to newNode: ViewNode?) {
    guard newNode !== node || newNode == nil else { return }
    let former = node
    let tied = places.compactMap(\.node)
    let around = tied.filter { place in newNode.map(place.contains) ?? false }
    let others = tied.filter { place in !around.contains { $0 === place } }
    // The states of an element that has gone are no longer among the places.
    (held + others.compactMap(\.focusTie)).forEach { $0.focus(false) }
    (node, hasFocus) = (newNode, newNode != nil)
    held = around.compactMap(\.focusTie)
    held.forEach { $0.focus(true) }
    former?.tellEditing(false)
    newNode?.tellEditing(true)
  }

  /// Follows what the states say and what has become of the element.
  func settle() {
    let isLost = hasFocus && node?.canHaveFocus != true
    guard !places.isEmpty || isLost else { return }
    let claims = places.compactMap(\.node).filter { $0.focusTie?.isFocused == true }
    let present = isLost ? nil : node
    let others = claims.filter { place in present.map { !place.contains($0) } ?? true }
    let isNamed = present == nil || held.isEmpty || others.count < claims.count
    if let claim = others.lazy.compactMap(\.firstFocusable).first {
      move(to: claim)
    } else if isLost || !isNamed {
      move(to: nil)
    }
  }
}

extension ViewNode {
  /// The state that the place's modifier ties the focus to.
  fileprivate var focusTie: (any FocusTie)? {
    (view as? any ModifierHolder)?.heldModifier as? any FocusTie
  }

  /// Whether a user could use the place now.
  fileprivate var canHaveFocus: Bool {
    isMounted && isShown && isVisible && environment.values.isEnabled
  }

  /// Whether another place is in this one.
  fileprivate func contains(_ node: ViewNode) -> Bool {
    node === self || node.ancestors.contains { $0 === self }
  }

  /// The first element in the place that can have the focus.
  fileprivate var firstFocusable: ViewNode? {
    ViewElement(node: self).elements.lazy.map(\.node).first(where: \.canHaveFocus)
  }

  /// Tells the field in the place that editing begins or ends.
  fileprivate func tellEditing(_ isEditing: Bool) {
    if case .text(let entry) = ViewElement(node: self).control { entry.tellEditing(isEditing) }
  }
}
