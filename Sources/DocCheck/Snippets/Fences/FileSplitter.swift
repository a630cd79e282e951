/// Splits a fence that shows several files, each under a comment with its name:
/// `// Counter.swift`, `// File: Sources/App/Counter.swift`, `// MARK: - Counter.swift`.
struct FileSplitter {
  let source: SourceText

  /// What may stand before the name of a file, in lower case.
  private static let leads = [
    "mark:", "file:", "filename:", "source file ", "in ", "file ", "ファイル:", "ファイル名:", "文件:", "파일:",
  ]

  /// The parts of a code block; the block itself where it names fewer than two files.
  func parts(of block: CodeBlock, parsed: ParsedSwift) -> [CodeBlock] {
    var starts: [Int] = []
    var names: Set<String> = []
    var end = block.lines.count
    for comment in parsed.standaloneComments(in: block.text).reversed() {
      guard let name = Self.fileName(in: comment.text) else { continue }
      let start = first(of: block, above: comment.line - 1)
      guard block.lines[start..<end].contains(where: Self.holdsCode) else { continue }
      starts.insert(start, at: 0)
      names.insert(name)
      end = start
    }
    guard names.count >= 2 else { return [block] }
    if block.lines[..<end].contains(where: Self.holdsCode) { starts.insert(0, at: 0) }
    starts[0] = 0
    return zip(starts, starts.dropFirst() + [block.lines.count]).map {
      block.part($0..<$1, of: source)
    }
  }

  /// The first of the empty comments above a line, counted from 0: a file's header often has one.
  private func first(of block: CodeBlock, above index: Int) -> Int {
    var index = index
    while index > 0, block.lines[index - 1].text.trimmingBlanks == "//" { index -= 1 }
    return index
  }

  private static func holdsCode(_ line: CodeBlock.Line) -> Bool {
    let text = line.text.trimmingBlanks
    return !text.isEmpty && !text.hasPrefix("//")
  }

  /// The name of the file whose header a comment is: it says no more than a remark about it.
  private static func fileName(in comment: String) -> String? {
    var text = comment.drop { !isName($0) }
    if let lead = leads.first(where: { text.lowercased().hasPrefix($0) }) {
      text = text.dropFirst(lead.count).drop { !isName($0) }
    }
    let name = text.prefix(while: isName)
    guard name.hasSuffix(".swift"), name.count > ".swift".count else { return nil }
    let remark = text.dropFirst(name.count).drop { " \t'\"`”*=-#".contains($0) }
    let isSetApart = text.dropFirst(name.count).contains { "-=*#".contains($0) }
    return remark.first.map { isSetApart || ":：,，(（[—–|".contains($0) } ?? true
      ? String(name) : nil
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
      || "_+./-".contains(character)
        && character != "-"
  }
}
