/// What a comment addressed to doccheck asks for.
enum Directive: Sendable {
  /// Says something about the snippet that follows.
  case attributes([DirectiveAttribute])
  /// Code that is compiled before the snippets that follow.
  case setup(HiddenCode)
  /// Tests that see the snippet before them.
  case test(HiddenCode)
  /// A comment of another stage, such as evidence for a claim or a rule switched off.
  case other
  /// A comment that means to address doccheck, but says nothing known.
  case unknown(String)

  /// Reads a comment; nothing if it is not addressed to doccheck.
  init?(_ comment: HTMLComment) {
    let body = comment.text.drop { $0.isWhitespace }
    guard body.hasPrefix("doccheck") else { return nil }
    let rest = body.dropFirst("doccheck".count)
    guard rest.first == ":" else {
      let word = String(body.prefix { !$0.isWhitespace })
      self = SuppressionReader.commands.contains(word) ? .other : .unknown(word)
      return
    }
    let word = rest.dropFirst().prefix { !$0.isWhitespace && $0 != "=" }
    switch word {
    case "setup": self = .setup(Self.code(in: comment, after: "doccheck:setup"))
    case "test": self = .test(Self.code(in: comment, after: "doccheck:test"))
    case "evidence": self = .other
    default: self = .attributes(DirectiveAttribute.list(in: String(rest.dropFirst())))
    }
  }

  /// The code behind the directive's name; its lines keep their numbers.
  private static func code(in comment: HTMLComment, after name: String) -> HiddenCode {
    guard let range = comment.text.firstRange(of: name) else {
      return HiddenCode(text: "", line: comment.line, span: comment.span)
    }
    let skipped = comment.text[..<range.upperBound].utf8.count { $0 == 10 }
    var code = comment.text[range.upperBound...]
    var line = comment.line + skipped
    let restOfLine = code.prefix { $0 != "\n" }
    if restOfLine.allSatisfy(\.isWhitespace), restOfLine.endIndex < code.endIndex {
      code = code[code.index(after: restOfLine.endIndex)...]
      line += 1
    }
    return HiddenCode(text: String(code), line: line, span: comment.span)
  }
}
