/// Finds the fences that a code block swallows: the author meant each to be a block of its own.
///
/// A longer fence, or one of the other character, quotes the fences inside it on purpose, and so
/// does one that says it holds Markdown.
struct SwallowedFences {
  let source: SourceText

  /// The blocks that the author meant; the block itself where it swallows none.
  func parts(of block: CodeBlock) -> [CodeBlock] {
    guard let fence = block.fence else { return indentedFences(in: block) }
    let info = InfoString(block.info)
    guard !info.isMarkdown else { return [block] }
    let openings = block.lines.indices.compactMap { index in
      opening(block.lines[index], inside: fence, isSwift: info.isSwift).map { (index, $0) }
    }
    guard let first = openings.first?.0 else { return [block] }
    var outer = block.part(0..<first, of: source)
    outer.isClosed = false
    let ends = openings.dropFirst().map(\.0) + [block.lines.count]
    return [outer]
      + zip(openings, ends).map { opening, end in
        var part = self.part(of: block, from: opening.0, to: end, opening.1)
        part.isClosed = block.isClosed && end == block.lines.count
        part.swallower = .fence(block.openingSpan)
        return part
      }
  }

  /// The fence that opens on a line of code although another one is open.
  private func opening(
    _ line: CodeBlock.Line,
    inside outer: FenceLine,
    isSwift: Bool
  ) -> FenceLine? {
    let blanks = line.text.utf8.prefix { FenceLine.isBlank($0) }.count
    guard blanks <= 3, line.text.utf8.dropFirst(blanks).first == outer.character,
      let fence = FenceLine(line.text), fence.character == outer.character,
      fence.length >= outer.length
    else { return nil }
    let info = InfoString(fence.info)
    let isLanguage =
      info.language.first?.isLetter == true
      && info.language.allSatisfy { $0.isLetter || $0.isNumber || "+#-._".contains($0) }
    return isLanguage && (isSwift || info.isSwift) ? fence : nil
  }

  /// The lines behind one that opens a fence, up to another one, as a block.
  private func part(
    of block: CodeBlock,
    from index: Int,
    to end: Int,
    _ fence: FenceLine
  ) -> CodeBlock {
    var part = block.part(index..<end, of: source)
    part.lines.removeFirst()
    part.info = fence.info
    part.fence = fence
    let line = block.lines[index]
    let length = line.text.utf8.count - line.virtualSpaces
    part.openingSpan = source.span(line.fileOffset..<line.fileOffset + length)
    return part
  }

  /// The Swift fences in indented code, whose backticks readers see.
  private func indentedFences(in block: CodeBlock) -> [CodeBlock] {
    var parts: [CodeBlock] = []
    var open: (index: Int, fence: FenceLine)?
    for (index, line) in block.lines.enumerated() {
      guard let fence = FenceLine(line.text) else { continue }
      if let opened = open {
        guard fence.closes(opened.fence) else { continue }
        open = nil
        guard InfoString(opened.fence.info).isSwift else { continue }
        var part = self.part(of: block, from: opened.index, to: index + 1, opened.fence)
        part.lines.removeLast()
        part.swallower = .indentation
        parts.append(part)
      } else {
        open = (index, fence)
      }
    }
    return parts.isEmpty ? [block] : parts
  }
}
