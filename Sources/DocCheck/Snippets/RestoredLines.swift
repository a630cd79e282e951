/// Code whose line breaks were lost, with the line breaks put back.
struct RestoredLines {
  /// The code, a line for each statement and declaration.
  let block: CodeBlock
  /// Whether the parser accepts the code now; where it does not, the code is left as it stands.
  let isWhole: Bool

  /// Nothing where the code has its line breaks, or lacks a single one among others, which is a
  /// mistake of its author.
  ///
  /// - Parameter parsed: what the parser makes of the block's code.
  init?(_ block: CodeBlock, parsed: ParsedSwift) {
    guard let breaks = parsed.lostLineBreaks else { return nil }
    let code = SourceText(block.text)
    let byLine = Dictionary(grouping: breaks.offsets) { code.lineNumber(of: $0) }
    let isSingle = block.lines.count { !$0.text.trimmingBlanks.isEmpty } == 1
    let isCollapsed = byLine.values.contains { $0.count >= 2 }
    isWhole = breaks.isWhole
    self.block = isWhole ? Self.split(block, byLine, code) : block
    let declarations = CodeOutline.soundDeclarations(in: self.block.text)
    // Text of another kind declares nothing, and what does not parse must look like Swift.
    guard isWhole ? (isSingle || isCollapsed) && declarations >= 1 : isSingle && declarations >= 2
    else { return nil }
  }

  private static func split(
    _ block: CodeBlock,
    _ breaks: [Int: [Int]],
    _ code: SourceText
  ) -> CodeBlock {
    let lines = block.lines.enumerated().flatMap { index, line in
      let start = code.lineBytes(index + 1).lowerBound
      return split(line, at: (breaks[index + 1] ?? []).map { $0 - start })
    }
    var result = block
    result.lines = lines
    return result
  }

  /// The parts of a line between some offsets in its text, without the blanks behind them.
  private static func split(_ line: CodeBlock.Line, at offsets: [Int]) -> [CodeBlock.Line] {
    let text = Array(line.text.utf8)
    let bounds = [0] + offsets + [text.count]
    return zip(bounds, bounds.dropFirst()).map { start, end in
      let part = text[start..<end]
      let kept =
        end < text.count ? part.dropLast(part.reversed().prefix { $0 == 0x20 }.count) : part
      return CodeBlock.Line(
        text: String(decoding: kept, as: UTF8.self),
        number: line.number,
        fileOffset: line.fileOffset + max(0, start - line.virtualSpaces),
        virtualSpaces: start == 0 ? line.virtualSpaces : 0
      )
    }
  }
}
