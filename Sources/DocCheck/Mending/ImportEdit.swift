/// The edit that adds an import to a snippet that shows its imports.
struct ImportEdit: Sendable {
  let snippet: Snippet
  let source: SourceText

  /// A new line before the first import; nothing where that has no line of its own.
  func fix(importing module: String) -> Finding.Fix? {
    guard let item = snippet.parsed.items.first(where: { $0.kind == .importing }) else {
      return nil
    }
    let number = SourceText(snippet.source).position(item.bytes.lowerBound).line
    guard number >= 1, number <= snippet.block.lines.count, !snippet.block.isUnfenced else {
      return nil
    }
    let line = snippet.block.lines[number - 1]
    let start = source.lineBytes(line.number).lowerBound
    let margin = source.bytes[start..<max(start, line.fileOffset)]
    let isComment: (UInt8) -> Bool = { [snippet] in
      snippet.documented != nil && "/*".utf8.contains($0)
    }
    guard margin.allSatisfy({ ContainerMargin.isKept($0) || isComment($0) }) else { return nil }
    let indent =
      String(decoding: margin, as: UTF8.self) + line.text.prefix { $0 == " " || $0 == "\t" }
    let text = indent + "import \(module)" + source.lineEnding(nearLine: line.number)
    return Finding.Fix(edits: [Finding.Fix.Edit(bytes: start..<start, replacement: text)])
  }
}
