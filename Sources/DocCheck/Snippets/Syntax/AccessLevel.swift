/// The words that say from where a declaration can be used.
enum AccessLevel {
  /// Each of them, as in *Access Control* of The Swift Programming Language.
  static let words: Set<String> = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]
}
