/// Compares the compiler's errors with the comments in which the author announces them.
struct ExpectedErrors: Sendable {
  private let cues: [ErrorCue]
  /// The lines that hold nothing but a comment.
  private let commentLines: Set<Int>
  private let code: SourceText
  /// The lines of each top-level item of the snippet.
  private let itemLines: [ClosedRange<Int>]

  init(snippet: Snippet) {
    cues = ErrorCue.list(in: snippet.parsed, code: snippet.source)
    commentLines = Set(cues.filter(\.isAlone).map(\.line))
    let code = SourceText(snippet.source)
    self.code = code
    itemLines = snippet.parsed.items.map { item in
      code.position(item.bytes.lowerBound).line...code.position(item.bytes.upperBound).line
    }
  }

  /// Whether no comment speaks of errors.
  var areNone: Bool { !speakOfNames && cues.allSatisfy { $0.kind == .remark } }

  /// The comments that say beside a line, or right above the last item, that the compiler refuses it, in a
  /// language whose conditions are known.
  var claims: [ErrorCue] {
    cues.filter { cue in
      let text = cue.text.lowercased().withStraightApostrophes
      if cue.isAlone {
        return cue.headsRefusedCode && itemLines.last.map { Self.leads(cue, to: $0) } == true
      }
      switch cue.kind {
      case .compiler: return cue.isPlainClaim && ErrorWords.nameCompiler(text)
      case .error:
        let isShort = text.split(separator: " ").count <= Self.mostWords
        return cue.isPlainError
          && (ErrorWords.speakAsCompiler(text) || isShort && !mayFail(cue))
      case .mark:
        let isMark = ErrorWords.isMark(text.trimmingBlanks) && !mayFail(cue)
        // Advice has words of the compiler's, too.
        let isMessage =
          ErrorWords.withoutContractions(text).contains("cannot ") || !cue.text.quotedParts.isEmpty
        return isMark
          || isMessage && ErrorWords.isBlame(text) && ErrorWords.speakAsCompiler(text)
      case .remark: return false
      }
    }
  }

  /// The line that a comment is about, counted from 1.
  func line(of cue: ErrorCue) -> Int { cue.isAlone ? cue.line + 1 : cue.line }

  /// The most words of a comment on an error that needs none of the compiler's: more of them are prose.
  private static let mostWords = 5

  /// Whether a comment on code that may also fail when it runs speaks of that, there or on the lines below.
  private func mayFail(_ cue: ErrorCue) -> Bool {
    let more = cues.filter { $0.isAlone && (cue.line + 1...cue.line + 2).contains($0.line) }
    let text = ([cue] + more).map(\.text).joined(separator: " ").lowercased()
    return code.line(cue.line).holdsAny(of: ErrorWords.failingCode)
      || text.holdsAny(of: ErrorWords.runtime)
  }

  /// The lines of the top-level items that some lines are in, and those lines.
  func items(around lines: Set<Int>) -> Set<Int> {
    itemLines.filter { !lines.isDisjoint(with: $0) }.reduce(into: lines) { $0.formUnion($1) }
  }

  /// Whether a comment announces an error on a line.
  ///
  /// It stands beside the line, in the one before or in the two after it, or anywhere in, right above or
  /// below the same declaration or statement; a mark for what is wrong does beside the line itself, and
  /// what speaks of "this code" above or below all of it does anywhere. A comment behind code that is wrong
  /// itself speaks of that code alone, and of what it stands in.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - line: the line of the snippet that it is about, counted from 1.
  ///   - others: the lines of all errors.
  func announce(_ error: CompilerMessage, on line: Int, among others: Set<Int>) -> Bool {
    let wording = Wording(error.text)
    return cues.contains { cue in
      switch cue.kind {
      case .compiler where speaksOfAll(cue): true
      case .compiler where Self.leavesOut(error, cue), .error where Self.leavesOut(error, cue):
        isBeside(cue, line) && cue.line <= line || opens(line, around: cue)
      case .compiler, .error:
        isBeside(cue, line)
          || (cue.isAlone || !others.contains(cue.line) || opens(line, around: cue))
            && itemLines.contains { $0.contains(line) && speaks(cue, of: $0) }
      // Who marks code as wrong that the compiler refuses means that.
      case .mark where error.missingName == nil && !error.isEcho && isMarked(line, by: cue): true
      case .mark, .remark:
        (isBeside(cue, line) || leads(cue, into: line))
          && (Wording(cue.text).resembles(wording) || Self.translates(cue.text, error.text))
          || (isBeside(cue, line) && cue.line >= line - 1 || leads(cue, into: line))
            && Self.quotes(cue.text, error.text)
      }
    }
  }

  /// Whether an error may be about a name that the author leaves out, of which a comment says nothing.
  private static func leavesOut(_ error: CompilerMessage, _ cue: ErrorCue) -> Bool {
    guard let name = error.missingName else { return false }
    return !cue.text.identifiers.contains(name) && !ErrorWords.speakOfNames(cue.text)
  }

  /// Whether a comment beside a line calls it wrong, or one above it is nothing but a mark for that.
  private func isMarked(_ line: Int, by cue: ErrorCue) -> Bool {
    cue.isAlone
      ? ErrorWords.isMark(cue.text.trimmingBlanks) && ErrorWords.bearsMark(cue.text)
        && leads(cue, into: line)
      : cue.line == line && ErrorWords.isBlame(cue.text)
  }

  /// Whether a comment above or below all code says of it that it does not compile.
  private func speaksOfAll(_ cue: ErrorCue) -> Bool {
    guard cue.isAlone, cue.isPlainClaim, ErrorWords.nameThisCode(cue.text),
      let first = itemLines.first, let last = itemLines.last
    else { return false }
    return cue.line < first.lowerBound || cue.line > last.upperBound
  }

  /// Whether a comment in another language than the compiler's quotes all that a message quotes.
  private static func translates(_ comment: String, _ message: String) -> Bool {
    let quoted = Set(message.quotedParts)
    return !quoted.isEmpty && !comment.utf8.allSatisfy { $0 < 0x80 }
      && Set(comment.quotedParts) == quoted
  }

  /// Whether a comment gives the reason in which a message of the compiler's ends and which several have in
  /// common: `'self' is immutable`.
  private static func quotes(_ comment: String, _ message: String) -> Bool {
    reason(message).map { $0 == reason(comment) } ?? false
  }

  private static func reason(_ message: String) -> String? {
    message.lowercased().matches(of: Self.lastSubject).last.map { String($0.1).trimmingBlanks }
  }

  /// Whether a comment stands inside a declaration or a statement, alone right above it, or alone below
  /// it and above nothing.
  private func speaks(_ cue: ErrorCue, of item: ClosedRange<Int>) -> Bool {
    let isBelow =
      cue.isAlone && (item.upperBound + 1...item.upperBound + 2).contains(cue.line)
      && !itemLines.contains { Self.leads(cue, to: $0) }
    return item.contains(cue.line) || Self.leads(cue, to: item) || isBelow
  }

  /// Whether a comment stands alone right above a declaration or a statement.
  private static func leads(_ cue: ErrorCue, to item: ClosedRange<Int>) -> Bool {
    cue.isAlone && cue.line == item.lowerBound - 1
  }

  private func indentation(_ line: Int) -> Int {
    code.line(line).prefix(while: \.isWhitespace).count
  }

  /// Whether what a comment stands in begins on a line: all lines from there to the comment are further in.
  private func opens(_ line: Int, around cue: ErrorCue) -> Bool {
    line < cue.line && (line + 1...cue.line).allSatisfy { indentation($0) > indentation(line) }
  }

  /// Whether a comment marks a line as wrong without saying that the compiler refuses it.
  func mark(_ line: Int) -> Bool {
    let item = itemLines.first { $0.contains(line) }
    return ErrorWords.bearsMark(code.line(line)) || isBlamed(line)
      || cues.contains { cue in
        cue.kind == .mark
          && (isBeside(cue, line) || item.map { Self.leads(cue, to: $0) } ?? false)
      }
  }

  /// Whether a comment calls the lines below it wrong which a line belongs to: nothing parts them.
  private func heads(_ cue: ErrorCue, _ line: Int) -> Bool {
    cue.isAlone && cue.line < line
      && (cue.line + 1..<line).allSatisfy { number in
        !code.line(number).allSatisfy(\.isWhitespace) && !commentLines.contains(number)
      }
  }

  /// Whether a comment stands right above something that goes on until a line: all lines between them are
  /// further to the right than its first one.
  private func leads(_ cue: ErrorCue, into line: Int) -> Bool {
    guard heads(cue, line) else { return false }
    return (cue.line + 2..<line + 1).allSatisfy { indentation($0) > indentation(cue.line + 1) }
  }

  /// Whether a comment that is nothing but blame heads the lines which a line belongs to.
  func isBlamed(_ line: Int) -> Bool {
    cues.contains { $0.kind == .mark && ErrorWords.isBlame($0.text) && heads($0, line) }
  }

  /// Whether a comment on a line says how something was before.
  func tellsOfBefore(_ line: Int) -> Bool {
    cues.contains { $0.line == line && ErrorWords.speakOfBefore($0.text) }
  }

  /// Whether a comment speaks of names that do not exist.
  var speakOfNames: Bool { cues.contains { ErrorWords.speakOfNames($0.text) } }

  /// Whether a comment about something wrong is on a line, the one before or the one after it.
  func haveCue(near line: Int) -> Bool {
    cues.contains { $0.kind != .remark && (line - 1...line + 1).contains($0.line) }
  }

  /// Whether a comment stands beside code on some lines.
  func haveRemark(_ lines: ClosedRange<Int>) -> Bool {
    cues.contains { !$0.isAlone && lines.contains($0.line) }
  }

  private func isBeside(_ cue: ErrorCue, _ line: Int) -> Bool {
    cue.line == line || (cue.isAlone && (firstComment(above: line)...line + 2).contains(cue.line))
  }

  /// The first line of the comment that stands right above a line; the line above where none does.
  private func firstComment(above line: Int) -> Int {
    var first = line - 1
    while commentLines.contains(first), commentLines.contains(first - 1) { first -= 1 }
    return first
  }

  private static let lastSubject = Pattern(/: ('[^']+'[^.:]+)/)
}
