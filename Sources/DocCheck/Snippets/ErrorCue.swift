/// A comment in which an author may say that the compiler refuses the code beside it.
struct ErrorCue: Hashable, Sendable {
  /// What the comment says.
  enum Kind: Hashable, Sendable {
    /// That the code does not compile.
    case compiler
    /// That there is an error, which may be one at run time.
    case error
    /// That the code is a bad example: `❌`, `NG`.
    case mark
    /// Something else, which may be the compiler's own message.
    case remark
  }

  /// The line of the snippet, counted from 1.
  let line: Int
  /// Whether the comment stands alone on its line.
  let isAlone: Bool
  let kind: Kind
  /// The comment without its slashes.
  let text: String

  /// Whether the comment says without any condition that the compiler refuses the code.
  var isPlainClaim: Bool {
    let text = text.lowercased()
    return kind == .compiler && !text.holdsAny(of: ErrorWords.hedges)
  }

  /// Whether the comment says of the code below it that the compiler refuses it, and nothing else.
  var headsRefusedCode: Bool {
    let body = text.lowercased().withStraightApostrophes.drop { !$0.isLetter }
    return isAlone && isPlainClaim && ErrorWords.nameCompiler(String(body))
      && Self.heads.contains(where: body.hasPrefix)
  }

  private static let heads = [
    "this ", "the following ", "the next line ", "doesn't ", "does not ", "won't ", "will not ",
  ]

  /// Whether the comment begins with the word "error", and means the code beside it without any condition.
  var isPlainError: Bool {
    let text = text.lowercased().drop { !$0.isLetter }
    let word = text.prefix { $0.isLetter }
    return kind == .error && word == "error" && !String(text).holdsAny(of: ErrorWords.hedges)
      && !text.dropFirst(word.count).hasPrefix("s") && !text.hasPrefix("error handling")
  }

  /// The comments of a snippet's code, as cues.
  static func list(in parsed: ParsedSwift, code: String) -> [ErrorCue] {
    let source = SourceText(code)
    return parsed.comments.map { comment in
      let line = source.lineNumber(of: comment.offset)
      let before = source.bytes[source.lineBytes(line).lowerBound..<comment.offset]
      return ErrorCue(
        line: line,
        isAlone: before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
        kind: kind(of: comment.text),
        text: comment.text
      )
    }
  }

  private static func kind(of comment: String) -> Kind {
    let text = comment.lowercased().withStraightApostrophes
    if ErrorWords.nameCompiler(text) || ErrorWords.refuse(text) { return .compiler }
    if ErrorWords.sayError(text) { return .error }
    return ErrorWords.markWrong(text) ? .mark : .remark
  }
}
