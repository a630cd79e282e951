/// Many names, ready to be asked for those that are a single edit away from another one.
///
/// One edit leaves either the first half of a name or its last half as it is, so that only names
/// that share one of them need to be compared.
struct NameNeighbours: Sendable {
  private var names: [[UInt8]: [String]] = [:]

  /// The bytes at either end by which names are found.
  private static let width = 3

  init(_ all: some Sequence<String>) {
    for name in all where name.utf8.count >= 2 * Self.width - 1 {
      for key in Self.keys(name) { names[key, default: []].append(name) }
    }
  }

  /// The names that are one edit away from a name.
  func neighbours(of name: String) -> Set<String> {
    let bytes = Array(name.utf8)
    guard bytes.count >= 2 * Self.width - 1 else { return [] }
    return Self.keys(name).reduce(into: []) { found, key in
      for candidate in names[key] ?? []
      where EditDistance.isOneEdit(bytes, Array(candidate.utf8)) { found.insert(candidate) }
    }
  }

  /// The start and the end of a name, told apart by a byte that no name holds.
  private static func keys(_ name: String) -> [[UInt8]] {
    [Array(name.utf8.prefix(width)) + [0], [0] + Array(name.utf8.suffix(width))]
  }
}
