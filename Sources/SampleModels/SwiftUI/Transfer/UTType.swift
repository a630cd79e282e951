/// A kind of data.
public struct UTType: Hashable, Codable, Sendable {
  /// The name of the kind.
  public let identifier: String

  /// The names of the kinds that this one is said to be among, besides those known of it.
  private var parents: [String] = []

  private enum CodingKeys: String, CodingKey { case identifier }

  /// Finds a kind by its name.
  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  /// Finds a kind by the end of a file's name, with a name of its own where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let end = filenameExtension.lowercased()
    if let known = UTTypeEntry.all.first(where: { $0.extensions.contains(end) }),
      UTType(exportedAs: known.identifier).conforms(to: supertype)
    {
      identifier = known.identifier
    } else {
      identifier = "public.filename-extension.\(filenameExtension)"
      parents = [supertype.identifier]
    }
  }

  /// Names a kind that the app owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parents = parentType.map { [$0.identifier] } ?? []
  }

  /// Names a kind that the app knows.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The kinds that this one is among, near and far.
  public var supertypes: Set<UTType> {
    var (found, open) = (Set<UTType>(), parents + UTTypeEntry.parents(of: identifier))
    while let next = open.popLast() {
      guard found.insert(UTType(exportedAs: next)).inserted else { continue }
      open += UTTypeEntry.parents(of: next)
    }
    return found
  }

  /// The end of a file's name that data of the kind usually has.
  public var preferredFilenameExtension: String? {
    UTTypeEntry.all.first { $0.identifier == identifier }?.extensions.first
  }

  /// Whether the kind is another one or among that.
  public func conforms(to type: UTType) -> Bool {
    self == type || type == .item || supertypes.contains(type)
  }

  /// Whether the kind is among another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether another kind is among this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Tells whether two kinds have the same name.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
