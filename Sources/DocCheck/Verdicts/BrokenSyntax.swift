/// Tells code that the parser refuses because it does not know its syntax, or because only its head is
/// shown, from slips.
struct BrokenSyntax {
  private let snippet: Snippet
  private let code: SourceText
  private var parsed: ParsedSwift { snippet.parsed }

  init(_ snippet: Snippet) {
    self.snippet = snippet
    code = SourceText(snippet.source)
  }

  /// Whether the syntax may be that of another version of Swift: every bracket is closed, or the
  /// first thing that the parser does not understand is a word, which no missing bracket makes of it;
  /// and no single sign makes Swift of it, but between two words, or among the arguments of an attribute.
  var isUnknown: Bool {
    guard let first = parsed.errors.first, !isBehindBackticks(first) else { return false }
    guard parsed.isBalanced || Self.isAboutWord(first) else { return false }
    guard let slip = parsed.slip else { return true }
    return first.message.hasSuffix(" in attribute") || isBetweenWords(first, mendedBy: slip)
  }

  /// Whether there are letters on both sides of an error, on one line, and what mends it is neither a comma
  /// before a label nor a word that the parser asks for.
  private func isBetweenWords(
    _ error: ParsedSwift.SyntaxError,
    mendedBy slip: ParsedSwift.Slip
  ) -> Bool {
    let line = code.lineBytes(code.lineNumber(of: error.offset))
    let before = code.text(line.lowerBound..<error.offset).trimmingBlanks
    let after = code.text(error.offset..<line.upperBound).trimmingBlanks
    guard before.last?.isLetter ?? false, after.first?.isLetter ?? false else { return false }
    return switch slip {
    case .missing(","): after.prefixMatch(of: Self.label) == nil
    case .missing(let text): !text.allSatisfy(\.isLetter)
    case .tooMuch: true
    }
  }

  /// Some words between angle brackets, for which readers are to put something, where the parser
  /// stops at the first one: `let <partial result> = next()`; or the words of a grammar.
  var placeholder: Substring? {
    guard let error = parsed.errors.first else { return nil }
    let line = code.line(code.position(error.offset).line)
    return line.firstMatch(of: Self.wordsInBrackets)?.output
      ?? line.firstMatch(of: Self.returnType)?.1
      // A blank that readers are to fill.
      ?? line.firstMatch(of: Self.blankLine)?.1
      // A condition in words, and a value that a listing does not show.
      ?? line.firstMatch(of: Self.describedPart)?.1
      ?? line.firstMatch(of: Self.describedDefault)?.1
      ?? line.firstMatch(of: Self.describedParameters)?.1
      ?? line.firstMatch(of: Self.describedName)
      .map(\.1).flatMap { $0.utf8.contains { $0 > 0x7F } ? $0 : nil }
  }

  /// Two words of another script with a blank between them, outside of strings and comments, where the
  /// parser refuses nothing but such words; a slash before them is half of what leads to a comment.
  var foreignWords: Substring? {
    guard let error = parsed.errors.first, parsed.errors.allSatisfy(isBesideForeignWord) else {
      return nil
    }
    let line = code.line(code.position(error.offset).line).replacing(Self.literal, with: "")
    guard !line.contains(where: { "\"“”".contains($0) }), !line.contains("//") else { return nil }
    let words = line.split(separator: " ")
    let pair = zip(words, words.dropFirst()).enumerated().first { place, pair in
      let isComment = place > 0 && words[place - 1] == "/"
      return !isComment && Self.isForeign(pair.0.last) && Self.isForeign(pair.1.first)
    }?.element
    return pair.map { line[Self.name(atEndOf: $0)..<Self.name(atStartOf: $1)] }
  }

  private static func isForeign(_ character: Character?) -> Bool {
    character.map { $0.isLetter && !$0.isASCII } ?? false
  }

  private static func name(atEndOf word: Substring) -> Substring.Index {
    word.lastIndex { !$0.isPartOfName }.map(word.index(after:)) ?? word.startIndex
  }

  private static func name(atStartOf word: Substring) -> Substring.Index {
    word.firstIndex { !$0.isPartOfName } ?? word.endIndex
  }

  /// Whether an error stands before or behind a word in another script.
  private func isBesideForeignWord(_ error: ParsedSwift.SyntaxError) -> Bool {
    let blanks = Array(" \t".utf8)
    let before = code.bytes[..<error.offset].last { !blanks.contains($0) }
    let behind = code.bytes[error.offset...].first { !blanks.contains($0) }
    return [before, behind].contains { $0.map { $0 > 0x7F } ?? false }
  }

  /// Whether words between quotation marks stand behind the code on every line that the parser refuses,
  /// an arrow before them points at the code above, the line ends with "etc.", or nothing is refused but
  /// words in another script: remarks on it.
  var hasRemarks: Bool {
    let lines = Set(parsed.errors.map { code.position($0.offset).line })
    guard let first = lines.min() else { return false }
    // The arrow itself may be taken for an operator.
    let isPointedAt = (max(1, first - 1)...first).contains { number in
      code.line(number).trimmingBlanks.first.map(Self.arrows.contains) ?? false
    }
    return isPointedAt && parsed.isBalanced || parsed.errors.allSatisfy(Self.isForeignWord)
      || lines.allSatisfy {
        code.line($0).contains(Self.quotedRemark)
          || code.line($0).contains(Self.andSoOn)
      }
  }

  /// What points at the code above.
  private static let arrows: Set<Character> = ["↑", "⬆", "▲", "└", "╰"]

  /// Whether the code is arguments with their labels, to which only the call is missing; brackets that
  /// the call opened may be closed behind them.
  var isArgument: Bool {
    let text = String(decoding: code.bytes, as: UTF8.self)
    // A property that lacks its `var` looks nearly like it.
    guard text.prefixMatch(of: Self.labelledValue) != nil,
      text.prefixMatch(of: Self.typedVariable) == nil
    else { return false }
    if ParsedSwift("call(\n\(text)\n)").errors.isEmpty { return true }
    let open = text.reversed().drop(while: \.isWhitespace).prefix { $0 == ")" }.count
    return (1...3).contains(open)
      && (1...open).contains { count in
        ParsedSwift(String(repeating: "call(", count: count) + "\n" + text).errors.isEmpty
      }
  }

  /// Whether there is nothing but calls with commas between them: `map(), filter()`.
  var isList: Bool {
    let text = String(decoding: code.bytes, as: UTF8.self)
    let calls = text.split(separator: ",", omittingEmptySubsequences: false)
    return calls.count > 1
      && calls.allSatisfy { $0.wholeMatch(of: Self.emptyCall) != nil }
  }

  /// Whether nothing is refused but generic types, each alone on its line.
  var listsTypes: Bool {
    !parsed.errors.isEmpty && parsed.isBalanced
      && parsed.errors.allSatisfy { Self.isType(code.line(code.position($0.offset).line)) }
  }

  /// Whether a line holds nothing but a generic type.
  static func isType(_ line: String) -> Bool {
    line.wholeMatch(of: Self.genericHead) != nil
  }

  /// Whether there is nothing but attributes, to which what they mark is missing.
  var isOnlyAttributes: Bool {
    let lines = code.lines.map(\.trimmingBlanks).filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return !lines.isEmpty && lines.allSatisfy { $0.wholeMatch(of: Self.attribute) != nil }
  }

  /// Whether nothing of a single statement is shown but what stands before its braces, or before the
  /// statements of its closure.
  var isHead: Bool {
    let text = String(decoding: code.bytes, as: UTF8.self)
    if text.wholeMatch(of: Self.openClosure) != nil {
      return parsed.errors.allSatisfy { $0.message == "expected '}' to end closure" }
    }
    guard let head = parsed.items.first, parsed.items.count == 1, !head.bytes.isEmpty,
      ![.importing, .variable, .operators].contains(head.kind)
    else { return false }
    return code.bytes[head.bytes].count { $0 == UInt8(ascii: "{") } == 1
      && code.bytes[head.bytes.upperBound - 1] == UInt8(ascii: "{")
      && parsed.errors.allSatisfy(Self.isOpenEnd)
  }

  /// Whether the code stops inside of several braces, at something that stands further in than the
  /// first line, or inside of one at a comment; a single brace may be forgotten.
  var isCutOff: Bool {
    let lines = code.lines.filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first, let last = lines.last,
      parsed.errors.count > 1 || last.trimmingBlanks.hasPrefix("//"),
      parsed.errors.allSatisfy(Self.isOpenEnd)
    else { return false }
    let indentation: (String) -> Int = { $0.prefix(while: \.isWhitespace).count }
    let end = last.trimmingBlanks
    return indentation(last) > indentation(first) && end.first != "}" && end.last != "{"
  }

  /// Whether the code stops inside of a brace, and one of the next snippets closes it, all of which begin
  /// further in than the code: the article shows a declaration piece by piece.
  func goesOn(in next: some Sequence<Snippet>) -> Bool {
    guard !parsed.errors.isEmpty, parsed.errors.allSatisfy(Self.isOpenEnd) else { return false }
    var text = String(decoding: code.bytes, as: UTF8.self)
    for snippet in next.prefix(Self.mostPieces) {
      let first = SourceText(snippet.source).lines.first { !$0.allSatisfy(\.isWhitespace) }
      guard first?.first?.isWhitespace == true else { return false }
      text += "\n" + snippet.source
      if ParsedSwift(text).errors.isEmpty { return true }
    }
    return false
  }

  /// The most pieces in which a declaration is shown.
  private static let mostPieces = 12

  private static func isOpenEnd(_ error: ParsedSwift.SyntaxError) -> Bool {
    error.message.hasPrefix("expected '}' to end ")
  }

  /// Whether braces are closed that were opened before the first line: it stands further in, or closes them
  /// itself.
  var isTail: Bool {
    let start = code.lines.first { !$0.allSatisfy(\.isWhitespace) }?.trimmingBlanks
    if start?.hasPrefix("}") == true { return true }
    guard let error = parsed.errors.first, let first = parsed.items.first,
      parsed.errors.allSatisfy({ $0.message.hasPrefix("unexpected brace") })
    else { return false }
    return indentation(of: error.offset) < indentation(of: first.bytes.lowerBound)
  }

  private func indentation(of offset: Int) -> Int {
    offset - code.lineBytes(code.position(offset).line).lowerBound
  }

  /// Whether a keyword between backticks, which is a name, stands before an error.
  private func isBehindBackticks(_ error: ParsedSwift.SyntaxError) -> Bool {
    let before = String(decoding: code.bytes[..<error.offset], as: UTF8.self)
    return before.trimmingBlanks.hasSuffix("`")
  }

  /// Whether the parser does not understand a word in another script than that of code.
  private static func isForeignWord(_ error: ParsedSwift.SyntaxError) -> Bool {
    guard error.message.hasPrefix("unexpected code "), let code = error.message.firstQuoted else {
      return false
    }
    return code.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && !$0.isASCII }
  }

  private static func isAboutWord(_ error: ParsedSwift.SyntaxError) -> Bool {
    if error.message.hasPrefix("consecutive statements on a line") { return true }
    guard error.message.hasPrefix("unexpected code "), let code = error.message.firstQuoted else {
      return false
    }
    return code.identifiers == [code]
  }

  private static let label = Pattern(/[\w.]+(?: \w+)?\s*:/)
  private static let wordsInBrackets = Pattern(/<\p{Letter}+(?: \p{Letter}+)+>/)
  private static let returnType = Pattern(/-> (return type)/)
  private static let blankLine = Pattern(/(?:^|[^\w])(_{3,})(?:$|[^\w])/)
  private static let describedPart = Pattern(/\((\p{L}+ (?:condition|expression|statement))\)/)
  private static let describedDefault = Pattern(/= (default)\s*(?:,|\)|$)/)
  private static let describedParameters = Pattern(
    /(?:func \w+|init)\((arguments|parameters|params)\)/
  )
  private static let describedName = Pattern(
    /(?:class|enum|extension|func|protocol|struct) (\p{L}+(?: \p{L}+)+) *[{(:]/
  )
  private static let literal = Pattern(/"[^"]*"/)
  private static let quotedRemark = Pattern(/[^\s=(,:]\s+“[^“”]*”\s*$/)
  private static let andSoOn = Pattern(/\s(?:etc|and so on|など|等等?|등등)\.*\s*$/)
  private static let labelledValue = Pattern(/\s*\w+\s*:\s*[^\s:=]/)
  private static let typedVariable = Pattern(
    /\s*\w+\s*:\s*\[?[A-Z][\w<>,.?: ]*\]?\??\s*(?:\{|=[^=])/
  )
  private static let emptyCall = Pattern(/\s*\.?\w+\((?:\w+:)*\)\s*/)
  private static let genericHead = Pattern(/\s*[A-Z][\w.]*<[^{}]*>\s*(?:\/\/.*)?/)
  private static let attribute = Pattern(/@\w+(?:\(.*\))?/)
  private static let openClosure = Pattern(/[^{}]*\{[^{}]*\sin\s*/)
}
