import Synchronization

/// What tells a model from all others, in whichever context it is.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  /// The part of an identifier that stays the same.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let key: Int

    /// Whether one model was made before another.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.key < rhs.key }
  }

  /// The part that stays the same.
  public let id: ID

  /// The name of the model's class.
  public let entityName: String

  /// The name of the store; none where the model was not saved yet.
  public let storeIdentifier: String?

  init(key: Int, entityName: String, storeIdentifier: String?) {
    id = ID(key: key)
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  /// Whether two identifiers are those of one model, saved or not.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.entityName == rhs.entityName
  }

  /// Hashes what stays the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(entityName)
  }

  /// Whether one model was made before another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

extension PersistentIdentifier {
  private static let lastKey = Atomic(0)

  /// A key that no other model of the program has.
  static func newKey() -> Int {
    lastKey.add(1, ordering: .relaxed).newValue
  }
}
