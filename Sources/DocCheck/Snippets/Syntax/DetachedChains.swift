import SwiftSyntax

/// Finds chains of modifiers below a variable or an import which the parser takes for a part of it: of its type,
/// of a value whose `=` is missing, of its value above a blank line, or of the module's name.
final class DetachedChains: SyntaxVisitor {
  private var edits: [CodeEdit] = []

  /// A semicolon before each of these chains, right behind the type or the value; nothing where that
  /// does not make the code good.
  static func edits(in tree: SourceFileSyntax, of code: String) -> [CodeEdit] {
    let visitor = DetachedChains(viewMode: .sourceAccurate)
    if tree.hasError {
      visitor.walk(tree)
    } else {
      // Inside of a type no chain of modifiers stands alone.
      for statement in tree.statements where statement.item.is(VariableDeclSyntax.self) {
        visitor.walk(statement)
      }
    }
    let edits = visitor.edits
    guard !edits.isEmpty, SyntaxCheck.accepts(CodeEdit.applying(edits, to: code)) else {
      return []
    }
    return edits
  }

  /// A line that begins with a period goes on with no module's name.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let period = node.path.compactMap(\.trailingPeriod).first(where: Self.isAtStart)
    guard let last = period?.previousToken(viewMode: .sourceAccurate) else { return .skipChildren }
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: end..<end, text: ";"))
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let period = Self.period(in: node),
      let last = period.previousToken(viewMode: .sourceAccurate)
    else { return .visitChildren }
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: end..<end, text: ";"))
    return .skipChildren
  }

  /// The period that begins a chain below a variable.
  private static func period(in binding: PatternBindingSyntax) -> TokenSyntax? {
    let isType = binding.typeAnnotation != nil && binding.initializer == nil
    if binding.root.hasError, isType || binding.initializer?.equal.presence == .missing {
      return binding.tokens(viewMode: .sourceAccurate).first(where: beginsChain)
    }
    let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    guard let variable, let value = binding.initializer?.value else { return nil }
    let chain = periods(of: value).last { beginsChain($0) && endsValue(before: $0) }
    // What goes on with a plain value stands further in.
    let isDetached = !variable.attributes.isEmpty || chain.map(isAtStart) ?? false
    return isDetached ? chain : nil
  }

  /// The periods between the members of a chain, the last one first.
  private static func periods(of value: ExprSyntax) -> [TokenSyntax] {
    if let call = value.as(FunctionCallExprSyntax.self) {
      return periods(of: call.calledExpression)
    }
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else {
      return []
    }
    return [member.period] + periods(of: base)
  }

  /// Whether a value is at its end before the period of a chain: a blank line is between them, or it is
  /// a literal that has no members worth a chain.
  private static func endsValue(before period: TokenSyntax) -> Bool {
    let last = period.previousToken(viewMode: .sourceAccurate)?.tokenKind
    let ends: [TokenKind] = [.keyword(.true), .keyword(.false), .keyword(.nil)]
    return period.leadingTrivia.contains { $0.newlines > 1 } || last.map(ends.contains) ?? false
  }

  /// Whether a period stands at the start of its line.
  private static func isAtStart(_ period: TokenSyntax) -> Bool {
    period.leadingTrivia.pieces.last?.isNewline == true
  }

  private static func beginsChain(_ token: TokenSyntax) -> Bool {
    token.tokenKind == .period && token.leadingTrivia.contains(where: \.isNewline)
  }
}

extension TriviaPiece {
  /// How many lines the piece ends, one after the other.
  fileprivate var newlines: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count
    default: 0
    }
  }
}
