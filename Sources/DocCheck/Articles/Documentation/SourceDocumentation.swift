/// What a Swift file declares, as far as its documentation has to do with it.
struct SourceDocumentation: Codable, Sendable {
  /// The declarations with a comment, in the order of the file.
  let declarations: [DocumentedDeclaration]
  /// The number of declarations that importers see.
  let exportedCount: Int
  /// The module that the file belongs to; nothing where it is not known.
  var module: SourceModule?

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
