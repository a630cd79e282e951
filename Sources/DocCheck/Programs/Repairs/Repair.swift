/// A way of changing a draft that did not compile.
protocol Repair: Sendable {
  /// The most drafts that this repair may try for one snippet.
  var limit: Int { get }

  /// The next draft to try after an attempt; nothing if this repair has no idea left.
  func draft(after attempt: Attempt, linker: Linker) -> Draft?
}
