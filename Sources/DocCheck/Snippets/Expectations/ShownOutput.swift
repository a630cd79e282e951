/// A fence right behind a snippet that shows what the snippet prints.
struct ShownOutput: Sendable {
  /// What should be printed, without a final line feed.
  let text: String
  /// The fence with its content.
  let span: Span
  /// Whether the article says that it is the output, by the fence's language or by a line of prose;
  /// otherwise it may be something else.
  let isAnnounced: Bool

  /// The languages of fences that hold what programs print, and of those that may.
  private static let outputLanguages: Set<String> = ["console", "output", "stdout"]
  private static let textLanguages: Set<String> = ["", "text", "txt", "plaintext", "plain", "none"]

  /// The words of a line that announces output.
  private static let words = [
    "output", "outputs", "prints", "printed", "出力", "実行結果", "表示", "输出", "运行结果", "执行结果", "打印",
    "출력", "실행 결과", "salida", "saída", "ausgabe", "sortie", "uscita", "вывод", "kết quả", "çıktı",
  ]

  init(text: String, span: Span, isAnnounced: Bool) {
    (self.text, self.span, self.isAnnounced) = (text, span, isAnnounced)
  }

  /// Reads the block behind a snippet; nothing if it holds no output.
  ///
  /// - Parameters:
  ///   - block: a code block that is no Swift, although its fence may say so.
  ///   - isAnnounced: whether the prose before it says that output follows.
  init?(_ block: CodeBlock, isAnnounced: Bool) {
    let language = block.info.lowercased()
    let isOutput = Self.outputLanguages.contains(language)
    let isText = Self.textLanguages.contains(language) || InfoString(block.info).isSwift
    guard block.isFenced, isOutput || isText else { return nil }
    let lines = block.lines.map(\.text).drop(while: Self.isPrompt)
    let text = lines.joined(separator: "\n").trimmingSuffix { $0.isNewline }
    // What goes to standard error is no output of the code's own.
    let isForeign = lines.contains { Self.isPrompt($0) || $0.contains("rror: ") }
    guard !text.allSatisfy(\.isWhitespace), !isForeign else { return nil }
    self.text = text
    span = block.span
    self.isAnnounced = isAnnounced || isOutput
  }

  /// Whether a paragraph says that output follows: `Output:`, `This prints:`.
  static func isAnnounced(by paragraph: String) -> Bool {
    let text = paragraph.trimmingBlanks.lowercased()
    return text.count <= 60 && (text.hasSuffix(":") || text.hasSuffix("："))
      && words.contains { word in
        let isLatin = word.allSatisfy(\.isASCII)
        return isLatin ? !text.wholeRanges(of: word).isEmpty : text.contains(word)
      }
  }

  /// Whether an output speaks of the same: the two have a line in common, or as many lines and most of their words,
  /// or are values of the same form, line by line.
  func resembles(_ output: String) -> Bool {
    let lines = [text, output].map { text in
      text.split(separator: "\n").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
    }
    if !Set(lines[0]).isDisjoint(with: lines[1]) { return true }
    guard !lines[0].isEmpty, lines[0].count == lines[1].count else { return false }
    let words = lines.map { Set($0.flatMap(\.identifiers)) }
    let common = words[0].intersection(words[1]).count
    return common > 1 && common * 3 >= max(words[0].count, words[1].count) * 2
      || zip(lines[0], lines[1]).allSatisfy { shown, printed in
        guard let shown = ShownValue(shown), let printed = ShownValue(printed) else { return false }
        return shown.resembles(printed)
      }
  }

  private static func isPrompt(_ line: String) -> Bool {
    line.hasPrefix("$ ") || line.hasPrefix("% ")
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
