import SwiftUI

extension ViewNode {
  /// Whether the view goes without fading out.
  var hasIdentityTransition: Bool {
    var node: ViewNode? = self
    while let place = node, place.children.count == 1 {
      let modifier = (place.view as? any ModifierHolder)?.heldModifier as? any AnyDisplayModifier
      if let modifier, modifier.name == "transition(_:)" {
        return (modifier.argumentList.first as? AnyTransition)?.name == AnyTransition.identity.name
      }
      node = place.children.first
    }
    return false
  }

  /// The number of places here and below.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The places above, the nearest first.
  var ancestors: some Sequence<ViewNode> { sequence(first: self) { $0.parent }.dropFirst() }

  /// The place and all that are on the screen below it, in the order in which they are seen.
  func forEachShown(_ action: (ViewNode) -> Void) {
    guard isShown else { return }
    action(self)
    for child in children { child.forEachShown(action) }
  }

  /// The frame of an environment that a view changes for those below it, the former one if equal.
  func frame(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentFrame {
    var values = environment.values
    change(&values)
    if let former = storage.frame, former.values.isEquivalent(to: values) { return former }
    let frame = EnvironmentFrame(values)
    storage.frame = frame
    return frame
  }
}
