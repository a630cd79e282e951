import Combine
import SwiftUI

/// What is kept for the dynamic properties of a view, by the properties' names.
@MainActor final class PropertyStorage {
  private var slots: [String: AnyObject] = [:]

  /// The last environment that the view made for those below it.
  var frame: EnvironmentFrame?

  /// What is kept under a name, made now if there is nothing of the type.
  func value<Kept: AnyObject>(_ name: String, _ make: () -> Kept) -> Kept {
    if let kept = slots[name] as? Kept { return kept }
    let kept = make()
    slots[name] = kept
    return kept
  }

  /// The properties whose values differ in a new environment.
  func changes(in values: EnvironmentValues) -> Set<Cause> {
    var causes: Set<Cause> = []
    for case let slot as any EnvironmentReader in slots.values where slot.differs(in: values) {
      causes.insert(.property(slot.name))
    }
    return causes
  }

  /// Ends the subscriptions to observed objects.
  func removeSubscriptions() {
    for case let slot as ObjectSubscription in slots.values { slot.cancel() }
  }
}
