/// The part of a `@Published` property's storage that does not depend on its type.
class PublishedBoxBase {
  /// Guards the storage.
  let lock = Lock()
  /// The publisher to signal before a change, once somebody has asked for it.
  var objectWillChange: ObservableObjectPublisher?

  /// Gives the properties of one object, at least one, the same publisher and answers it.
  static func share(_ boxes: [PublishedBoxBase]) -> ObservableObjectPublisher {
    let installed = boxes.lazy.compactMap { box in box.lock.withLock { box.objectWillChange } }
    // The first property decides when two threads ask at once.
    let publisher = boxes[0].adopt(installed.first ?? ObservableObjectPublisher())
    for box in boxes.dropFirst() { _ = box.adopt(publisher) }
    return publisher
  }

  /// Takes a publisher unless there is one already, and answers the one that holds.
  private func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.withLock {
      if let objectWillChange { return objectWillChange }
      objectWillChange = publisher
      return publisher
    }
  }
}

/// The storage of one `@Published` property: the value and, once `$x` was used, its subject.
final class PublishedBox<Value>: PublishedBoxBase {
  private var initial: Value?
  private var subject: PublishedSubject<Value>?

  /// Stores the first value.
  init(_ value: Value) {
    initial = value
  }

  /// The value of the property.
  var value: Value {
    lock.lock()
    if let subject {
      lock.unlock()
      return subject.value
    }
    defer { lock.unlock() }
    // Exactly one of `initial` and `subject` is there.
    return initial.unsafelyUnwrapped
  }

  /// Signals the change, sends the value to the subscribers of `$x`, then stores it.
  func set(_ newValue: Value) {
    lock.lock()
    let objectWillChange = objectWillChange
    lock.unlock()
    objectWillChange?.send()
    lock.lock()
    if let subject {
      lock.unlock()
      subject.send(newValue)
      return
    }
    let old = initial
    initial = newValue
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// The subject behind `$x`, made at the first use.
  func sharedSubject() -> PublishedSubject<Value> {
    lock.lock()
    defer { lock.unlock() }
    if let subject { return subject }
    let subject = PublishedSubject(initial.unsafelyUnwrapped)
    self.subject = subject
    initial = nil
    return subject
  }
}
