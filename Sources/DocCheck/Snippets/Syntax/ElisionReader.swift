import SwiftSyntax

/// Finds the dots and placeholders that stand in code for something left out.
///
/// `1...5`, `items[2...]` and `Int...` are Swift; what has nothing to range over is left out.
struct ElisionReader {
  private let tokens: [CodeToken]
  /// Whether the parser refuses the code, so that some of it cannot be Swift.
  private let isRefused: Bool

  init(_ tokens: [CodeToken], isRefused: Bool) {
    (self.tokens, self.isRefused) = (tokens, isRefused)
  }

  /// What to put in the places of what is left out.
  var edits: [CodeEdit] {
    var edits: [CodeEdit] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.isOdd, token.text.hasPrefix("<#") {
        edits.append(CodeEdit(bytes: token.bytes, text: placeholderHole(index).text))
      } else if token.isOdd, isRefused, ErrorWords.isMark(token.text) {
        edits.append(CodeEdit(bytes: token.bytes, text: ""))
      } else if token.isOdd, ElisionComment.isName(token.text), isAlone(index) {
        edits.append(wordEdit(index))
      } else if token.isOdd, isElision(index) {
        let last = end(of: index)
        edits += fill(index, through: last)
        index = last
      } else if token.kind == .period, isModifierOfComment(index) {
        let start = token.bytes.lowerBound
        edits.append(CodeEdit(bytes: start..<start, text: Hole.view.text))
      } else if isCommentForValue(index) || isCommentForOperand(index) {
        let end = token.bytes.upperBound
        edits.append(CodeEdit(bytes: end..<end, text: " " + Hole.expression.text))
      }
      index += 1
    }
    return edits
  }

  /// What takes the place of a word for what is left out, and of parentheses around it.
  private func wordEdit(_ index: Int) -> CodeEdit {
    let (first, last) = isInParentheses(index) ? (index - 1, index + 1) : (index, index)
    return CodeEdit(
      bytes: tokens[first].bytes.lowerBound..<tokens[last].bytes.upperBound,
      text: hole(after: previous(first), before: next(last)).text
    )
  }

  private func isInParentheses(_ index: Int) -> Bool {
    previous(index)?.kind == .leftParen && next(index)?.kind == .rightParen
  }

  private func previous(_ index: Int) -> CodeToken? { index > 0 ? tokens[index - 1] : nil }

  /// The token behind another one; nothing at the end of the code.
  private func next(_ index: Int) -> CodeToken? {
    guard index + 1 < tokens.count, tokens[index + 1].kind != .endOfFile else { return nil }
    return tokens[index + 1]
  }

  private func isElision(_ index: Int) -> Bool {
    let token = tokens[index]
    if ["..", "??"].contains(token.text), isRefused, isAlone(index) { return true }
    guard ElisionComment.isDots(token.text) || token.text == "???" else {
      return ["<...>", "<…>"].contains(token.text)
    }
    return !["...", "???"].contains(token.text) || !isOperator(index)
  }

  /// Whether nothing but parentheses around it stands on a token's line.
  private func isAlone(_ index: Int) -> Bool {
    let line = tokens[index].line
    let (first, last) = isInParentheses(index) ? (index - 1, index + 1) : (index, index)
    return previous(first).map { $0.line < line } ?? true
      && next(last).map { $0.line > line } ?? true
  }

  /// Whether three dots, or question marks, are Swift's own: a range, a variadic parameter or an
  /// operator's name.
  private func isOperator(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.parent?.is(FunctionDeclSyntax.self) == true { return true }
    if token.parent?.is(OperatorDeclSyntax.self) == true { return true }
    let before = previous(index)
    let after = next(index)
    if let before, before.endsOperand, before.bytes.upperBound == token.bytes.lowerBound {
      return true
    }
    let follows = after.map { $0.beginsOperand && $0.line == token.line } ?? false
    if let before, before.endsOperand, follows {
      return before.line == token.line || !isRefused
    }
    if let after, follows, after.bytes.lowerBound == token.bytes.upperBound { return !isRefused }
    // All of a collection: `items[...]`.
    return before?.kind == .leftSquare && after?.kind == .rightSquare
      && before?.parent?.is(SubscriptCallExprSyntax.self) == true
  }

  /// The last token of what is left out: dots may have words behind them, `... as before ...`.
  private func end(of index: Int) -> Int {
    if let remark = remarkEnd(of: index) { return remark }
    var last = index
    var words = index
    while let token = next(words), token.line == tokens[index].line {
      if ElisionComment.isDots(token.text) { return words + 1 }
      guard token.endsOperand || token.beginsOperand || token.isWord else { break }
      words += 1
      last = words
    }
    // Words in a list or a condition belong to the code.
    return last == index || !isProse(index, through: last) ? index : last
  }

  /// The last token of a line that begins with dots and goes on with a remark, in which words that
  /// Swift has a meaning for may stand: it ends with dots, or nothing but words is in it.
  private func remarkEnd(of index: Int) -> Int? {
    let line = tokens[index].line
    guard isRefused, previous(index).map({ $0.line < line }) ?? true else { return nil }
    let rest = tokens[(index + 1)...].prefix { $0.line == line && $0.kind != .endOfFile }
    guard rest.count > 1, let last = rest.last else { return nil }
    let isRemark = ElisionComment.isDots(last.text) || rest.allSatisfy(\.isWord)
    return isRemark ? rest.endIndex - 1 : nil
  }

  /// Whether what follows dots up to the end of the line or of a block is a remark, not code.
  private func isProse(_ index: Int, through last: Int) -> Bool {
    let startsLine = previous(index).map { $0.line < tokens[index].line } ?? true
    let isValue = previous(index)?.kind == .equal
    let ends = next(last).map { $0.line > tokens[last].line || $0.kind == .rightBrace } ?? true
    return (startsLine || isValue) && ends && isRefused
  }

  private func fill(_ index: Int, through last: Int) -> [CodeEdit] {
    let bytes = tokens[index].bytes.lowerBound..<tokens[last].bytes.upperBound
    let before = previous(index)
    var edits: [CodeEdit] = []
    if let before, isClauseHead(before) { edits.append(CodeEdit(bytes: before.bytes, text: "")) }
    let hole = hole(after: before, before: next(last))
    edits.append(CodeEdit(bytes: bytes, text: hole.text))
    return edits
  }

  /// Whether a token begins a list that is left out as a whole: `: ...` of a type, `where ...`.
  private func isClauseHead(_ token: CodeToken) -> Bool {
    token.parent?.is(InheritanceClauseSyntax.self) == true && token.kind == .colon
      || token.kind == .keyword(.where)
  }

  private func hole(after before: CodeToken?, before after: CodeToken?) -> Hole {
    guard let before else { return .nothing }
    switch before.kind {
    case .equal:
      return before.parent?.is(TypeInitializerClauseSyntax.self) == true ? .type : .expression
    case .arrow: return .type
    case .colon: return hole(afterColon: before)
    case .leftBrace: return after?.kind == .rightBrace ? bodyHole(before) : .nothing
    case .leftSquare: return after?.kind == .rightSquare ? .expression : .nothing
    case .comma: return after?.kind == .comma ? .expression : .nothing
    case .leftParen: return after?.kind == .comma ? .expression : .nothing
    case .keyword(.in):
      return before.parent?.is(ForStmtSyntax.self) == true ? .expression : .statement
    case .keyword(let word): return Self.valueWords.contains(word) ? .expression : .nothing
    case .binaryOperator, .prefixOperator, .infixQuestionMark: return .expression
    default: return .nothing
    }
  }

  /// Keywords that a value follows.
  private static let valueWords: Set<Keyword> = [
    .return, .throw, .await, .try, .if, .while, .guard, .switch, .is, .yield, .unsafe, .case,
  ]

  private func hole(afterColon colon: CodeToken) -> Hole {
    switch colon.parent?.kind {
    case .typeAnnotation, .functionParameter, .closureParameter, .enumCaseParameter,
      .tupleTypeElement, .genericParameter, .dictionaryType:
      .type
    case .switchCaseLabel, .switchDefaultLabel: .statement
    case .inheritanceClause: .nothing
    default: .expression
    }
  }

  private func bodyHole(_ brace: CodeToken) -> Hole {
    switch brace.parent?.kind {
    case .memberBlock: .nothing
    case .switchExpr: .switchCase
    default: .statement
    }
  }

  private func placeholderHole(_ index: Int) -> Hole {
    switch tokens[index].parent?.kind {
    case .identifierType: .type
    case .declReferenceExpr
    where tokens[index].parent?.parent?.is(MemberAccessExprSyntax.self) != true:
      .expression
    default: .name
    }
  }

  /// Whether a comment stands where the view should that modifiers follow: `{ // content` above
  /// `.padding()`.
  private func isModifierOfComment(_ index: Int) -> Bool {
    guard let before = previous(index), before.kind == .leftBrace || before.kind == .keyword(.in),
      !before.commentsBehind.isEmpty, before.line < tokens[index].line,
      let access = tokens[index].parent?.as(MemberAccessExprSyntax.self), access.base == nil
    else { return false }
    return Syntax(access).isAmongViews
  }

  /// Whether a comment stands where a value should: `= // ...`, `return /* … */`.
  private func isCommentForValue(_ index: Int) -> Bool {
    let token = tokens[index]
    guard !token.commentsBehind.isEmpty,
      [.equal, .keyword(.return)].contains(token.kind) || lacksDictionaryValue(token),
      next(index).map({ $0.line > token.line || $0.isClosing }) ?? true
    else { return false }
    if token.commentsBehind.contains(where: ElisionComment.isElision) { return true }
    if lacksDictionaryValue(token) { return true }
    if let statement = token.parent?.as(ReturnStmtSyntax.self) {
      let isAnnounced = token.commentsBehind.contains {
        ErrorWords.sayError($0.lowercased()) || ErrorWords.nameCompiler($0.lowercased())
      }
      return statement.lacksValue && !isAnnounced
    }
    return token.parent?.as(InitializerClauseSyntax.self)?.value.is(MissingExprSyntax.self) ?? false
      || isStatementBehind(index)
  }

  /// Whether a comment takes the place of an operand that the parser misses: `throw /* your error */`.
  private func isCommentForOperand(_ index: Int) -> Bool {
    let token = tokens[index]
    return isRefused && token.wantsOperand
      && token.commentsBehind.contains { $0.hasPrefix("/*") }
      && next(index).map { $0.line > token.line || $0.isClosing || $0.kind == .leftBrace } ?? true
  }

  /// Whether what stands behind a token and the comment at the end of its line is indented no more than
  /// that line, as the next statement is.
  private func isStatementBehind(_ index: Int) -> Bool {
    guard tokens[index].kind == .equal, let after = next(index) else { return false }
    let line = tokens[index].line
    let first = tokens[...index].reversed().prefix { $0.line == line }.last
    return first.map { after.syntax.indentation <= $0.syntax.indentation } ?? false
  }
}

/// Whether a token is the colon behind a key whose value is missing.
private func lacksDictionaryValue(_ token: CodeToken) -> Bool {
  token.kind == .colon
    && token.parent?.as(DictionaryElementSyntax.self)?.value.is(MissingExprSyntax.self) == true
}

extension ReturnStmtSyntax {
  /// Whether nothing stands behind `return` in a function whose caller expects something.
  fileprivate var lacksValue: Bool {
    guard expression == nil else { return false }
    var node = parent
    while let current = node {
      if current.is(ClosureExprSyntax.self) || current.is(AccessorDeclSyntax.self) { return false }
      if let function = current.as(FunctionDeclSyntax.self) { return function.returnsValue }
      node = current.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// The blanks and tabs before the first token of a line.
  fileprivate var indentation: Int {
    leadingTrivia.reversed().prefix { !$0.isNewline }.reduce(0) { $0 + $1.sourceLength.utf8Length }
  }
}

extension CodeToken {
  /// Whether the token begins like dots, a placeholder or a mark, outside of strings.
  fileprivate var isOdd: Bool {
    !isStringText && (firstByte.map { $0 >= 0x80 || "<.~?".utf8.contains($0) } ?? false)
  }

  /// Whether the token is a name or a keyword.
  fileprivate var isWord: Bool {
    switch kind {
    case .identifier, .keyword: true
    default: false
    }
  }

  /// Whether the token closes what holds the one before it.
  fileprivate var isClosing: Bool {
    switch kind {
    case .rightBrace, .rightParen, .rightSquare, .comma, .semicolon: true
    default: false
    }
  }
}
