/// Finds or makes the `objectWillChange` publisher of an object that declares none.
///
/// The `@Published` properties hold it. An object without any has it in a table that does not keep
/// the object alive, so that `objectWillChange.send()` reaches those who subscribed before.
enum ObjectWillChangeRegistry {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepSize = 64

    /// The publisher of `object`, made if need be; entries of freed objects go from time to time.
    mutating func publisher(for object: AnyObject) -> ObservableObjectPublisher {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= sweepSize {
        entries = entries.filter { $0.value.object != nil }
        sweepSize = Swift.max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  private static let table = Guarded(Table())

  /// The publisher of `object`, installed in all of its `@Published` properties.
  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let subjects = PublishedFields.subjects(in: object)
    guard !subjects.isEmpty else {
      return table.withLock { $0.publisher(for: object) }
    }
    return AnyPublishedSubject.share(subjects)
  }
}
