/// The part of a `@Published` property's storage that does not depend on its type.
class AnyPublishedSubject {
  /// Guards the state of this class and of subclasses.
  final let lock = Lock()

  /// The publisher to signal before a change, once somebody has asked for it.
  final private(set) var objectWillChange: ObservableObjectPublisher?

  /// Gives the properties of one object, at least one, the same publisher and answers it.
  static func share(_ subjects: [AnyPublishedSubject]) -> ObservableObjectPublisher {
    let installed = subjects.lazy.compactMap { subject in
      subject.lock.withLock { subject.objectWillChange }
    }
    // The first property decides when two threads ask at once.
    let publisher = subjects[0].adopt(installed.first ?? ObservableObjectPublisher())
    for subject in subjects.dropFirst() { _ = subject.adopt(publisher) }
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
