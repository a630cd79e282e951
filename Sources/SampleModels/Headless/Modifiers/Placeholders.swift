import SwiftUI

/// The places of a modifier's content in the modifier's body.
///
/// The content can change while the body need not be evaluated again.
@MainActor final class Placeholders {
  private struct Place {
    weak var node: ViewNode?
  }

  private var places: [Place] = []

  /// Notes a place.
  func add(_ node: ViewNode) {
    guard !places.contains(where: { $0.node === node }) else { return }
    places.append(Place(node: node))
  }

  /// Puts the present content into the places.
  func refresh() {
    places.removeAll { $0.node?.isMounted != true }
    for place in places { place.node?.refresh() }
  }
}

extension _ViewModifier_Content: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let owner = node.ancestors.first { ancestor in
      (ancestor.view as? any ModifierHolder)?.heldModifier is Modifier
    }
    guard let owner, let holder = owner.view as? any ModifierHolder else { return .leaf() }
    owner.storage.value("content") { Placeholders() }.add(node)
    return .holding(holder.heldContent)
  }
}
