import SwiftUI

/// The place of one dynamic property in a view that is about to be evaluated.
@MainActor struct PropertySlot {
  /// The view's place.
  let node: ViewNode
  /// The property's name, with the names of the properties that it is a part of.
  let name: String
  /// Whether the slot is that of the view itself.
  var isRoot = false

  /// The slot of a part.
  func part(_ part: String) -> PropertySlot {
    PropertySlot(node: node, name: isRoot ? part : "\(name).\(part)")
  }

  /// The name of the view's own property, which causes are told by.
  var rootName: String { name.split(separator: ".").first.map(String.init) ?? name }

  /// What is kept for the property, made now if there is nothing.
  func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept { node.storage.value(name, make) }

  /// The place of a state, with the value that the property brings as the first one.
  func location<Value>(_ initial: any Location<Value>) -> StateLocation<Value> {
    kept { StateLocation(initial.get(), name: rootName, owner: node) }
  }

  /// Subscribes the view to an object.
  func observe<Object: ObservableObject>(_ object: Object) {
    let subscription = node.storage.value(name + "!") { ObjectSubscription() }
    subscription.observe(object, name: rootName, for: node)
  }
}
