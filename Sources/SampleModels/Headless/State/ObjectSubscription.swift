import Combine
import Dispatch
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
      let (warning, transaction) = (Self.warning, Transaction.current)
      let update = { @Sendable in
        queue.enqueue(transaction) {
          if let warning { node?.graph.warn(warning) }
          node?.invalidate(.property(name))
        }
      }
      // Another thread sets the value after it has told; a device evaluates with its next frame.
      if MainQueue.isCurrent {
        update()
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(4), execute: update)
      }
    }
  }

  /// What a device says about a change that is published here and now.
  private nonisolated static var warning: String? {
    if !MainQueue.isCurrent {
      return
        "Publishing changes from background threads is not allowed; make sure to publish values"
        + " from the main thread (via operators like receive(on:)) on model updates."
    }
    guard Evaluation.current != nil else { return nil }
    return "Publishing changes from within view updates is not allowed, this will cause undefined"
      + " behavior."
  }

  /// Ends the subscription.
  func cancel() {
    cancellable = nil
    object = nil
  }
}
