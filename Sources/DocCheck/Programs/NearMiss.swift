/// Tells a misspelt name from one that the article leaves to its reader.
struct NearMiss: Sendable {
  /// The names that the article declares.
  let declared: Set<String>
  let known: KnownNames

  /// The one known name that is a single edit away.
  func correction(for name: String) -> String? {
    if let own = EditDistance.nearest(to: name, in: declared) { return own }
    guard !known.names.contains(name) else { return nil }
    return EditDistance.nearest(to: name, in: known.names)
  }
}
