/// The language after an opening fence, where it can be changed.
struct FenceLabel {
  /// The bytes of the language in the file; empty where the fence names none.
  private let bytes: Range<Int>

  /// Nothing for code without a fence.
  init?(source: SourceText, block: CodeBlock, info: InfoString) {
    let line = source.bytes[block.openingSpan.bytes]
    guard let fence = block.fence,
      let start = line.indices.first(where: { FenceLine(line[$0...]) == fence })
    else { return nil }
    let after = line[start...].drop(while: FenceLine.isBlank).dropFirst(fence.length)
    let word = after.drop { FenceLine.isBlank($0) || "{.".utf8.contains($0) }
    let length = info.language.utf8.count
    bytes =
      length == 0
      ? after.startIndex..<after.startIndex
      : word.startIndex..<min(word.startIndex + length, word.endIndex)
  }

  /// The change that names another language.
  func replacing(with language: String) -> Finding.Fix {
    Finding.Fix(edits: [Finding.Fix.Edit(bytes: bytes, replacement: language)])
  }
}
