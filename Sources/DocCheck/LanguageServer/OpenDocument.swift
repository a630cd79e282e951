import Foundation

/// An article as an editor has it, saved or not.
struct OpenDocument: Sendable {
  /// A request that waits for the check of the newest text.
  struct Waiting: Sendable {
    let id: JSONValue
    let answer: @Sendable (OpenDocument, ArticleReport) throws(ResponseError) -> JSONValue
  }

  /// The address that the editor knows it by.
  let uri: String
  /// The path that it is checked as.
  let path: String
  /// The editor's number of the text.
  private(set) var version: JSONValue
  private(set) var source: SourceText
  /// How often the text has changed.
  private(set) var edition = 0
  /// What a check found, and in which edition.
  var checked: (edition: Int, report: ArticleReport)?
  var waiting: [Waiting] = []

  /// What is known of the text as it is now.
  var report: ArticleReport? { checked.flatMap { $0.edition == edition ? $0.report : nil } }

  /// - Parameter item: the protocol's `TextDocumentItem`.
  init(_ item: JSONValue?) throws(ResponseError) {
    guard let uri = item?["uri"]?.text, let text = item?["text"]?.text else {
      throw ResponseError(code: .invalidParameters, message: "a document needs uri and text")
    }
    self.uri = uri
    path = Self.path(of: uri)
    version = item?["version"] ?? .null
    source = SourceText(text)
  }

  /// The path that a `file:` address names; of other addresses, such as those of documents that were
  /// never saved, the address itself.
  private static func path(of uri: String) -> String {
    guard let url = URL(string: uri), url.isFileURL, !url.path.isEmpty else { return uri }
    return url.path
  }

  /// Takes changes of the text, each of which starts from what the one before it left.
  ///
  /// - Parameters:
  ///   - changes: the protocol's `TextDocumentContentChangeEvent`s.
  ///   - version: the editor's number of the new text.
  mutating func apply(_ changes: [JSONValue], version: JSONValue) throws(ResponseError) {
    for change in changes {
      guard let text = change["text"]?.text else {
        throw ResponseError(code: .invalidParameters, message: "a change needs a text")
      }
      guard let range = change["range"], range != .null else {
        source = SourceText(text)
        continue
      }
      let bytes = try EditorPosition.bytes(range, in: source)
      source = SourceText(
        Array(source.bytes[..<bytes.lowerBound]) + Array(text.utf8)
          + Array(source.bytes[bytes.upperBound...])
      )
    }
    self.version = version
    edition += 1
  }

  /// Has the text checked again although it is the same: what it rests on may have changed.
  mutating func invalidate() { edition += 1 }
}
