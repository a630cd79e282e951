public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications of a name.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Notification

    /// Notifications cannot fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// Whose notifications are wanted; everybody's if `nil`.
    public let object: AnyObject?

    /// Makes the publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber; notifications that it has not asked for are dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(self, subscriber))
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Answers whether both observe the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, Described,
  @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var center: NotificationCenter?
  private let name: Notification.Name
  private var object: AnyObject?
  private var observation: (any NSObjectProtocol)?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
    center = publisher.center
    name = publisher.name
    object = publisher.object
    self.downstream = downstream
    let handler = UncheckedSendable<(Notification) -> Void> { [weak self] in
      self?.receive($0)
    }
    observation = publisher.center.addObserver(
      forName: publisher.name,
      object: publisher.object,
      queue: nil
    ) { handler.value($0) }
  }

  deinit {
    end()
  }

  var description: String { "NotificationCenter Observer" }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "center": center as Any, "name": name, "object": object as Any, "demand": demand,
        ]
      )
    }
  }

  private func receive(_ notification: Notification) {
    lock.lock()
    guard demand != .none, let downstream else {
      lock.unlock()
      return
    }
    demand -= 1
    lock.unlock()
    let more = downstreamLock.withLock { downstream.receive(notification) }
    if more != .none { lock.withLock { demand += more } }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    end()
  }

  private func end() {
    lock.lock()
    let held = (downstream.take(), object.take())
    let (center, observation) = (center.take(), observation.take())
    lock.unlock()
    if let observation { center?.removeObserver(observation) }
    withExtendedLifetime(held) {}
  }
}
