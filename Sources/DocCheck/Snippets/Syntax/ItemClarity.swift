import SwiftSyntax

/// Tells how surely an item at the top level is Swift code and no prose.
enum ItemClarity {
  static func clarity(of syntax: Syntax) -> CodeOutline.Item.Clarity {
    switch syntax.kind {
    case .importDecl, .typeAliasDecl, .operatorDecl: .plain
    case .ifConfigDecl, .precedenceGroupDecl: .strong
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl:
      callable(syntax)
    case .variableDecl: syntax.as(VariableDeclSyntax.self).map(variable) ?? .none
    case .guardStmt, .forStmt, .whileStmt, .doStmt, .repeatStmt, .deferStmt:
      spansLines(syntax) ? .strong : .plain
    case .returnStmt, .throwStmt: .weak
    case .expressionStmt:
      syntax.as(ExpressionStmtSyntax.self).map { expression(Syntax($0.expression)) } ?? .none
    default:
      if let group = syntax.asProtocol((any DeclGroupSyntax).self) {
        group.memberBlock.leftBrace.presence == .present ? .strong : .none
      } else {
        expression(syntax)
      }
    }
  }

  private static func callable(_ syntax: Syntax) -> CodeOutline.Item.Clarity {
    let body = syntax.children(viewMode: .sourceAccurate).last
    if body?.is(CodeBlockSyntax.self) == true || body?.is(AccessorBlockSyntax.self) == true {
      return .strong
    }
    return syntax.is(FunctionDeclSyntax.self) ? .plain : .none
  }

  private static func variable(_ variable: VariableDeclSyntax) -> CodeOutline.Item.Clarity {
    let isTyped = variable.bindings.allSatisfy {
      $0.typeAnnotation != nil || $0.initializer != nil || $0.accessorBlock != nil
    }
    guard isTyped else { return .none }
    let hasAccessors = variable.bindings.contains { $0.accessorBlock != nil }
    return hasAccessors || !variable.attributes.isEmpty ? .strong : .plain
  }

  private static func expression(_ syntax: Syntax) -> CodeOutline.Item.Clarity {
    switch syntax.kind {
    case .ifExpr, .switchExpr: spansLines(syntax) ? .strong : .plain
    case .macroExpansionExpr, .macroExpansionDecl:
      syntax.lastToken(viewMode: .sourceAccurate)?.tokenKind == .rightBrace ? .strong : .weak
    case .functionCallExpr: beginsLikeCode(syntax) ? call(syntax) : .none
    case .awaitExpr, .tryExpr: .weak
    case .sequenceExpr:
      syntax.children(viewMode: .sourceAccurate).first.map(isAssignment) ?? false
        && beginsLikeCode(syntax) ? .weak : .none
    default: .none
    }
  }

  private static func call(_ syntax: Syntax) -> CodeOutline.Item.Clarity {
    let isBlock = syntax.lastToken(viewMode: .sourceAccurate)?.tokenKind == .rightBrace
    return spansLines(syntax) && (isBlock || hasChain(syntax)) ? .strong : .weak
  }

  private static func isAssignment(_ elements: Syntax) -> Bool {
    elements.children(viewMode: .sourceAccurate).contains { element in
      element.is(AssignmentExprSyntax.self)
        || element.as(BinaryOperatorExprSyntax.self).map { $0.operator.text.hasSuffix("=") }
          ?? false
    }
  }

  /// Whether a line begins with a member of what stands on the line before.
  private static func hasChain(_ syntax: Syntax) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .period && token.leadingTrivia.contains(where: \.isNewline)
    }
  }

  /// Whether an expression begins with a name that code has and prose has not: of letters of
  /// ASCII, and not that of a file.
  private static func beginsLikeCode(_ syntax: Syntax) -> Bool {
    let tokens = syntax.tokens(viewMode: .sourceAccurate).prefix(3).map(\.text)
    guard let first = tokens.first, first.utf8.allSatisfy({ $0 < 0x80 }),
      first.first.map({ $0.isLetter || "_`.".contains($0) }) ?? false
    else { return false }
    return tokens.dropFirst() != [".", "swift"]
  }

  private static func spansLines(_ syntax: Syntax) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).dropFirst().contains { token in
      token.leadingTrivia.contains(where: \.isNewline)
    }
  }
}
