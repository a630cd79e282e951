/// The access levels of declarations.
enum AccessLevel {
  /// Their keywords (The Swift Programming Language, *Access Control*).
  static let words: Set<String> = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]
}
