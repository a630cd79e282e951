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

  /// Whether the modifier in this place keeps all inside from being seen and used.
  var hidesContent: Bool {
    let modifier = (view as? any ModifierHolder)?.heldModifier as? any AnyDisplayModifier
    switch modifier?.name {
    case "hidden()": return true
    case "opacity(_:)": return modifier?.argumentList.first as? Double == 0
    default: return false
    }
  }

  /// Whether the place can be seen: what is shown above the rest can be, whatever hides its source.
  var isVisible: Bool {
    for place in sequence(first: self, next: { $0.parent }) {
      if place.hidesContent { return false }
      if case .presentation = place.role { return true }
    }
    return true
  }

  /// The number of places here and below.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The places above, the nearest first.
  var ancestors: some Sequence<ViewNode> { sequence(first: self) { $0.parent }.dropFirst() }

  /// The type of view with a body that is most often around the place.
  var mostFrequentBody: String {
    let types = ancestors.map(\.view).filter { !($0 is any PrimitiveView) }.compactMap { view in
      let own: (any Any.Type)? = type(of: view)
      return ((view as? any UncountedView).map(\.countedType) ?? own).map { "\($0)" }
    }
    let counts = Dictionary(grouping: types) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "\(type(of: view))"
  }

  /// The place and all that are on the screen below it, in the order in which they are seen.
  func forEachShown(_ action: (ViewNode) -> Void) {
    guard isShown else { return }
    action(self)
    for child in children { child.forEachShown(action) }
  }

  /// The transaction of the update that is going on, as the views around change it.
  var transaction: Transaction {
    var transaction = graph.transaction
    for place in Array(ancestors).reversed() {
      let modifier = (place.view as? any ModifierHolder)?.heldModifier as? TransactionModifier
      guard let modifier else { continue }
      let kept = place.storage.value("transaction") { TransactionChange() }
      if kept.isActive(in: graph.pass) { modifier.transform(&transaction) }
    }
    return transaction
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
