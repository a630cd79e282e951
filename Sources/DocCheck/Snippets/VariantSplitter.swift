/// Splits a fence that shows good and bad variants of the same code, each under its marker.
///
/// Such variants declare the same names, so they are programs of their own. A marker is a comment
/// that stands alone before a declaration or a statement of the top level.
struct VariantSplitter {
  let source: SourceText

  /// What markers begin with, in lower case, once marks and blanks before it are taken off.
  private static let words =
    ErrorWords.wrong + [
      "right", "good", "incorrect", "correct", "not preferred", "preferred", "prefer", "don't",
      "do:", "do not", "avoid", "before", "after", "ok",
      "良い例", "よい例", "よくない例", "間違い", "正しい", "非推奨", "推奨",
      "좋은 예", "잘못된", "올바른", "错误", "正确", "不好", "推荐", "錯誤", "正確",
      "хорошо", "правильно", "richtig", "gut", "bien", "correcto", "certo", "giusto", "đúng",
      "doğru", "benar", "dobrze",
    ]

  /// The parts of a code block; the block itself where it has fewer than two markers.
  func parts(of block: CodeBlock, parsed: ParsedSwift) -> [CodeBlock] {
    let arrows = arrowLines(block, parsed)
    if !arrows.isEmpty {
      let bounds = zip([0] + arrows, arrows.map { $0 - 1 } + [block.lines.count])
      return bounds.filter { $0 < $1 }.map { block.part($0..<$1, of: source) }
    }
    let comments = parsed.standaloneComments(in: block.text).filter { Self.isMarker($0.text) }
    let markers = comments.map(\.line)
    let isMarked =
      markers.count >= 2
      && (comments.count { Self.isVerdict($0.text) } >= 2 || declaresTwice(parsed)
        || !parsed.errors.isEmpty)
    let repeated = isMarked ? [] : repetitionLines(block, parsed)
    let starts =
      isMarked ? markers : repeated.isEmpty ? alternativeLines(block, parsed) : repeated
    guard starts.count >= (isMarked ? 2 : 1) else { return [block] }
    let hasPreamble = block.lines.prefix(starts[0] - 1).contains { !$0.text.trimmingBlanks.isEmpty }
    let bounds = (hasPreamble ? [1] : []) + starts + [block.lines.count + 1]
    return zip(bounds, bounds.dropFirst()).map { block.part($0 - 1..<$1 - 1, of: source) }
  }

  /// The lines, counted from 1, that hold nothing but a rule, or an arrow from one way of writing
  /// something to the next one.
  private func arrowLines(_ block: CodeBlock, _ parsed: ParsedSwift) -> [Int] {
    // Prose may stand in what is never closed.
    guard block.isClosed else { return [] }
    let operators = parsed.items.reduce(into: Set<String>()) { $0.formUnion($1.operatorNames) }
    let hasDashes = operators.contains { $0.count > 1 && $0.allSatisfy { $0 == "-" } }
    return block.lines.enumerated().filter { _, line in
      let text = line.text.trimmingBlanks
      if Self.isLabelledRule(text) {
        // Such a line in a text or a comment is no operator.
        return text.hasPrefix("-") ? hasDashes : !parsed.errors.isEmpty
      }
      let isRule = text.count >= 3 && text.allSatisfy { $0 == "-" }
      let isArrow =
        text != ">" && text.contains(where: Self.arrows.contains)
        && text.allSatisfy { Self.arrows.contains($0) || "-=|\u{FE0F}".contains($0) }
      return (isRule || isArrow) && (!parsed.errors.isEmpty || operators.contains(text))
    }.map { $0.offset + 1 }
  }

  /// Whether nothing but a word or two stands between dashes, as in `-- or --`.
  private static func isLabelledRule(_ line: String) -> Bool {
    guard ["--", "—", "–"].contains(where: { line.hasPrefix($0) && line.hasSuffix($0) }) else {
      return false
    }
    let isDash: (Character) -> Bool = { "-–—".contains($0) }
    let label = line.drop(while: isDash).reversed().drop(while: isDash)
    return label.contains(where: \.isLetter) && label.allSatisfy { $0.isLetter || $0 == " " }
  }

  private static let arrows: Set<Character> = [
    ">", "→", "⇒", "➡", "↓", "⇓", "⬇", "▼", "⬇\u{FE0F}", "➡\u{FE0F}", "↓\u{FE0F}",
  ]

  /// The lines, counted from 1, on which a declaration begins of a name that the part before already
  /// declares, set apart by a comment or a blank line.
  private func repetitionLines(_ block: CodeBlock, _ parsed: ParsedSwift) -> [Int] {
    let code = SourceText(block.text)
    // The line on which the part at hand declares each name.
    var declared: [String: Int] = [:]
    var starts: [Int] = []
    for item in parsed.items {
      let names = Self.signatures(of: item)
      let line = code.lineNumber(of: item.bytes.lowerBound)
      if let earlier = names.compactMap({ declared[$0] }).max() {
        guard let start = Self.partStart(of: item, on: line, after: earlier, in: code) else {
          return []
        }
        starts.append(start)
        declared = [:]
      }
      for name in names { declared[name] = line }
    }
    return starts
  }

  /// The lines, counted from 1, on which each further way of writing the same begins, where a block
  /// holds nothing but one type several times, or one function, or one variable without a value.
  private func alternativeLines(_ block: CodeBlock, _ parsed: ParsedSwift) -> [Int] {
    guard parsed.items.count > 1, parsed.errors.isEmpty,
      Set(parsed.items.map(Self.signatures)).count == 1,
      parsed.items.allSatisfy({ $0.kind == .function && !$0.lacksBody })
        && Set(SignatureReader.signatures(in: block.text)).count == 1
        || parsed.items.allSatisfy({ $0.kind == .variable && $0.lacksValue || $0.kind == .type })
    else { return [] }
    let code = SourceText(block.text)
    let starts = parsed.items.dropFirst().map {
      Self.commentStart(above: code.lineNumber(of: $0.bytes.lowerBound), in: code)
    }
    let areApart = starts.allSatisfy { code.line($0 - 1).trimmingBlanks.isEmpty }
    return areApart || parsed.items[0].kind == .variable ? starts : []
  }

  /// The first line of the comment that leads to a line: right above it, or at the last blank line
  /// behind an earlier one; without a comment the line itself if the one above it is blank.
  private static func partStart(
    of item: Item,
    on line: Int,
    after earlier: Int,
    in code: SourceText
  ) -> Int? {
    var itself = line
    while itself > 1, code.line(itself - 1).trimmingBlanks.isEmpty { itself -= 1 }
    let start = commentStart(above: itself, in: code)
    if start < itself { return start }
    let comment = (earlier + 1..<max(line, earlier + 1)).last { number in
      code.line(number).hasPrefix("//") && code.line(number - 1).trimmingBlanks.isEmpty
    }
    // Who declares something again by mistake rarely sets it apart; functions may be overloads.
    let isApart = line > 1 && code.line(line - 1).trimmingBlanks.isEmpty
    return comment ?? (isApart && (item.kind == .variable || item.kind == .type) ? line : nil)
  }

  /// The first line of the comment right above a line; the line itself where there is none.
  private static func commentStart(above line: Int, in code: SourceText) -> Int {
    var start = line
    while start > 1, code.line(start - 1).trimmingBlanks.hasPrefix("//") { start -= 1 }
    guard start > 1, code.line(start - 1).trimmingBlanks.hasSuffix("*/") else { return start }
    return (1..<start).last { code.line($0).trimmingBlanks.hasPrefix("/*") } ?? start
  }

  /// The names that an item declares, functions with their labels.
  private static func signatures(of item: Item) -> [String] {
    if item.kind == .typeExtension {
      return item.memberList.flatMap(\.keys).map { "\(item.extendedType ?? "").\($0)" }
    }
    guard item.kind != .member else { return [] }
    return item.declares.map { "\($0) \(item.parameters?.description ?? "")" }
  }

  /// Whether a marker praises or blames what follows; "before" and "after" may as well tell what
  /// happens when.
  private static func isVerdict(_ comment: String) -> Bool {
    !["before", "after"].contains(where: body(of: comment).hasPrefix)
  }

  /// The words of a comment; one for documentation has a slash, or an exclamation mark, more.
  private static func body(of comment: String) -> String {
    comment.drop { "/! \t".contains($0) }.lowercased().withStraightApostrophes
  }

  /// Whether the text of a comment, without its first slashes, leads to a variant.
  static func isMarker(_ comment: String) -> Bool {
    let body = body(of: comment)
    let text = body.hasPrefix("also ") ? String(body.dropFirst(5)) : body
    if let first = text.first, VerdictMark.leadsToVariant(first) { return true }
    // `incorrecto` begins with another word.
    return words.contains { word in
      guard text.hasPrefix(word) else { return false }
      let next = text.dropFirst(word.count).first
      return word.last == ":" || !(next?.isLetter ?? false) || !word.utf8.allSatisfy { $0 < 0x80 }
    }
  }

  /// The most bytes of a marker with the signs and blanks around it.
  private static let longestLabel = 200

  /// Whether prose is nothing but a marker that praises or blames: `Bad:`, `❌ Wrong`.
  static func isLabel(_ prose: String) -> Bool {
    // Most paragraphs are too long for one, whatever is in them.
    guard prose.utf8.count <= longestLabel else { return false }
    let bare = prose.lowercased().filter { $0.isLetter || $0.isWhitespace }.trimmingBlanks
    return words.contains { $0 == bare && isVerdict($0) }
  }

  private func declaresTwice(_ parsed: ParsedSwift) -> Bool {
    let names = parsed.items.flatMap(Self.signatures)
    return Set(names).count < names.count
  }
}
