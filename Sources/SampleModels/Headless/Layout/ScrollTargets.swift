import SwiftUI

extension ViewNode {
  /// The views that an author marked as places to come to rest at, in the coordinates of the content.
  var scrollTargets: [(id: AnyHashable?, frame: CGRect)] {
    guard let layout = firstTargetLayout, let origin = Scrolling.of(self).content?.placement?.origin
    else { return [] }
    var targets: [(AnyHashable?, CGRect)] = []
    layout.collectTargets { id, frame in
      targets.append((id, frame.offsetBy(dx: -origin.x, dy: -origin.y)))
    }
    return targets
  }

  private var firstTargetLayout: ViewNode? {
    let modifier = (view as? any ModifierHolder)?.heldModifier as? any AnyDisplayModifier
    if modifier?.name == "scrollTargetLayout(isEnabled:)" {
      return modifier?.argumentList.first as? Bool == true ? self : nil
    }
    return children.lazy.compactMap(\.firstTargetLayout).first
  }

  private func collectTargets(_ add: (AnyHashable?, CGRect) -> Void) {
    for child in children {
      let own = (child.view as? any ModifierHolder)?.heldModifier as? IdentityModifier
      if let id = own?.id ?? child.key.authorID, let frame = child.placement {
        add(id, frame)
      } else {
        child.collectTargets(add)
      }
    }
  }
}

extension NodeKey {
  /// The identity that an author gave.
  fileprivate var authorID: AnyHashable? {
    if case .id(let id) = self { id } else { nil }
  }
}
