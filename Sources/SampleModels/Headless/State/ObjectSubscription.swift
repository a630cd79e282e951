import Combine
import SwiftUI

/// A view's subscription to the object in one of its properties.
///
/// The object tells before it changes; the view is evaluated in the next update, when the object
/// has its new values.
@MainActor final class ObjectSubscription {
  private weak var object: AnyObject?
  private var cancellable: AnyCancellable?

  /// Subscribes to an object, unless it is the one from before.
  func observe<Object: ObservableObject>(_ object: Object, name: String, for node: ViewNode) {
    guard self.object !== object else { return }
    self.object = object
    let queue = node.graph.queue
    cancellable = object.objectWillChange.sink { [weak node] _ in
      queue.enqueue(Transaction.current) { node?.invalidate(.property(name)) }
    }
  }

  /// Ends the subscription.
  func cancel() {
    cancellable = nil
    object = nil
  }
}
