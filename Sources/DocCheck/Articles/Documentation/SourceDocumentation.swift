/// What a Swift file declares, as far as its documentation has to do with it.
struct SourceDocumentation: Codable, Sendable {
  /// The declarations with a comment, in the order of the file.
  let declarations: [DocumentedDeclaration]
  /// A comment of the code that is addressed to doccheck.
  struct Remark: Codable, Sendable {
    /// What such a comment begins with.
    static let address = "doccheck:"

    /// The text after `doccheck:`.
    let text: String
    /// The bytes of the comment.
    let bytes: Range<Int>
    /// The bytes of the documentation that it is about.
    let documentation: Range<Int>
  }

  /// The comments beside documentation that are addressed to doccheck.
  let remarks: [Remark]
  /// All declarations, as links name them; none where the file was not looked into again.
  var symbols: [DeclaredSymbol] = []
  /// The number of declarations that importers see.
  let exportedCount: Int

  /// The documentation of a file that declares nothing.
  static let empty = SourceDocumentation(declarations: [], remarks: [], exportedCount: 0)

  private enum CodingKeys: CodingKey {
    case declarations
    case remarks
    case exportedCount
  }

  /// The declaration whose comment holds an offset of the file, by binary search.
  func declaration(at offset: Int) -> DocumentedDeclaration? {
    var (low, high) = (0, declarations.count)
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].comment.upperBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < declarations.count, declarations[low].comment.contains(offset) else { return nil }
    return declarations[low]
  }
}
