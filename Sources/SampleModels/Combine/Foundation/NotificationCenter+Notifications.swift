public import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other as they are posted.
  ///
  /// Apple's Foundation has it; it is here since every program with Foundation loads this module.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name as an asynchronous sequence that never ends by itself.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the elements.
    public typealias Element = Notification

    /// Gives what was posted since it was made.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification; `nil` if the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }
    }

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to observe.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      let observation = Observation(center: center, observer: observer)
      continuation.onTermination = { _ in observation.end() }
      return Iterator(base: stream.makeAsyncIterator())
    }
  }
}

/// A notification on its way from the task that posts it.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// What is to be taken off its center when nobody waits any more.
private struct Observation: @unchecked Sendable {
  let center: NotificationCenter
  let observer: any NSObjectProtocol

  func end() { center.removeObserver(observer) }
}
