import SwiftSyntax

/// Finds the expressions that errors about unknown types are about.
struct CoercionReader {
  /// The code, parsed.
  let tokens: TokenFinder

  init(_ code: String) { tokens = TokenFinder(code) }

  /// The whole expression of which a place names the value: `a.b(c)` where it is `b`.
  ///
  /// What `#expect` looks at must tell its type itself.
  func value(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      guard let expression = Self.expression(of: token) else { return nil }
      let list = expression.parent?.parent?.as(LabeledExprListSyntax.self)
      let macro = list?.parent?.as(MacroExpansionExprSyntax.self)
      let isExpected = macro?.macroName.text == "expect" && list?.first?.id == expression.parent?.id
      return Coercion(bytes: Self.bytes(of: expression), type: isExpected ? "Bool" : nil)
    }
  }

  /// The only argument of the call of what a place names, if that is a name or what a member or a call
  /// gives, as one of a type.
  func argument(line: Int, column: Int, type: String) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      guard let callee = token.parent, let call = callee.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == callee.id, call.arguments.count == 1,
        let value = call.arguments.first.map({ Self.unmarked($0.expression) }),
        Self.isChain(value) || value.is(DeclReferenceExprSyntax.self)
      else { return nil }
      return Coercion(bytes: Self.bytes(of: value), type: type)
    }
  }

  /// The name, member, element or call on one side of the operator at a place.
  func operand(line: Int, column: Int, isLeft: Bool) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      guard let sign = token.parent,
        sign.is(BinaryOperatorExprSyntax.self) || sign.is(AssignmentExprSyntax.self),
        let list = sign.parent?.as(ExprListSyntax.self),
        let place = ExprSyntax(sign).flatMap(list.index)
      else { return nil }
      let near = isLeft ? list[..<place].last : list[place...].dropFirst().first
      guard let near,
        Self.isChain(near) || near.is(DeclReferenceExprSyntax.self)
          || near.is(SubscriptCallExprSyntax.self),
        !Self.touchesOperator(Syntax(near))
      else { return nil }
      return Coercion(bytes: Self.bytes(of: near))
    }
  }

  /// The value that the operator `??` at a place replaces where it is missing.
  func defaulted(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { $0.text == "??" ? true : nil }.flatMap { (_: Bool) in
      operand(line: line, column: column, isLeft: true)
    }
  }

  /// The values of which a tuple consists that begins at a place; nothing for those that are neither
  /// names nor what members and calls give.
  func elements(line: Int, column: Int) -> [Coercion?] {
    tokens.read(line: line, column: column) { token in
      guard let tuple = token.parent?.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
        return nil
      }
      return tuple.elements.map { Self.unmarked($0.expression) }.map { value in
        Self.isChain(value) || value.is(DeclReferenceExprSyntax.self)
          ? Coercion(bytes: Self.bytes(of: value)) : nil
      }
    } ?? []
  }

  /// An expression without `try` and `await` before it.
  static func unmarked(_ expression: ExprSyntax) -> ExprSyntax {
    let inner =
      expression.as(AwaitExprSyntax.self)?.expression
      ?? expression.as(TryExprSyntax.self).flatMap {
        $0.questionOrExclamationMark == nil ? $0.expression : nil
      }
    return inner.map(unmarked) ?? expression
  }

  /// The first argument that is a member of something, of the call around a place that compares values.
  func comparedValue(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      let calls = sequence(first: Syntax(token), next: \.parent)
        .compactMap { $0.as(FunctionCallExprSyntax.self) }
      let assertion = calls.first { $0.calledExpression.trimmedDescription.hasPrefix("XCTAssert") }
      return assertion?.arguments.map(\.expression).first(where: Self.isChain)
        .map { Coercion(bytes: Self.bytes(of: $0)) }
    }
  }

  /// Whether an expression is a member of something, or what a call gives.
  static func isChain(_ expression: ExprSyntax) -> Bool {
    expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
  }

  /// The name that the chain of members and calls around a place begins with.
  func root(line: Int, column: Int) -> String? {
    tokens.read(line: line, column: column) { token in
      var node = Self.expression(of: token).flatMap(ExprSyntax.init)
      while let current = node {
        if let name = current.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        node =
          current.as(MemberAccessExprSyntax.self)?.base
          ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
      }
      return nil
    }
  }

  /// The constant without a type, declared before a place in the code around it, that the place names or
  /// assigns, as one of a type.
  func constant(line: Int, column: Int, type: String) -> Coercion? {
    tokens.read(line: line, column: column) { token -> Coercion? in
      let sign = token.parent?.is(AssignmentExprSyntax.self) == true
      let name = sign ? token.nextToken(viewMode: .sourceAccurate) : token
      guard let name, name.parent?.is(DeclReferenceExprSyntax.self) == true else { return nil }
      let blocks = sequence(first: Syntax(token), next: \.parent)
        .compactMap { $0.as(CodeBlockItemListSyntax.self) }
      let bindings = blocks.flatMap { $0 }.compactMap { $0.item.as(VariableDeclSyntax.self) }
        .flatMap(\.bindings)
      let own = bindings.first {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name.text
          && $0.position < token.position
      }
      guard let own, own.typeAnnotation == nil, own.initializer != nil else { return nil }
      return Coercion(bytes: Self.bytes(of: own.pattern), signature: ": \(type)")
    }
  }

  /// The constant without a type whose value a place belongs to, as one of a type.
  func declaredConstant(line: Int, column: Int, type: String) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      let nodes = sequence(first: Syntax(token), next: \.parent)
      guard let own = nodes.compactMap({ $0.as(PatternBindingSyntax.self) }).first,
        own.typeAnnotation == nil
      else { return nil }
      return Coercion(bytes: Self.bytes(of: own.pattern), signature: ": \(type)")
    }
  }

  /// The arguments of the call at a place, if all of them, or those behind a comma, are left out.
  ///
  /// - Parameter text: the arguments that are asked for.
  func openArguments(line: Int, column: Int, text: String) -> Coercion? {
    tokens.read(line: line, column: column) { token -> Coercion? in
      let calls = sequence(first: Syntax(token), next: \.parent)
        .compactMap { $0.as(FunctionCallExprSyntax.self) }
      guard let call = calls.first, let close = call.rightParen,
        let last = call.arguments.isEmpty ? call.leftParen : call.arguments.last?.trailingComma,
        // Blanks stand where the author's dots or comment stood.
        last.endPositionBeforeTrailingTrivia < close.positionAfterSkippingLeadingTrivia
      else { return nil }
      return Coercion(bytes: Self.bytes(of: last), signature: text)
    }
  }

  /// The type that the function or the property around a place is declared to give.
  func declaredResult(line: Int, column: Int) -> String? {
    tokens.read(line: line, column: column) { token in
      for node in sequence(first: Syntax(token), next: \.parent) {
        if let node = node.as(FunctionDeclSyntax.self) {
          return node.signature.returnClause?.type.trimmedDescription
        }
        if let node = node.as(PatternBindingSyntax.self), node.accessorBlock != nil {
          return node.typeAnnotation?.type.trimmedDescription
        }
      }
      return nil
    }
  }

  /// What the closures in the statement around a place tell apart, assign and hand over of their
  /// parameters.
  ///
  /// - Parameter unknown: the types whose initialisers take anything.
  func closureValues(line: Int, column: Int, unknown: Set<String>) -> [Coercion] {
    tokens.read(line: line, column: column) { token in
      let around = sequence(first: Syntax(token), next: \.parent)
      return around.first { $0.is(CodeBlockItemSyntax.self) }.map {
        ClosureValues.list(in: $0, unknown: unknown)
      }
    } ?? []
  }

  /// The expression that ends in what a token names, with the calls and subscripts behind it; an
  /// operator and a literal are none.
  private static func expression(of token: TokenSyntax) -> Syntax? {
    var node = Syntax(token)
    while let parent = node.parent, isNamed(by: node, parent) { node = parent }
    let isValue =
      node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self)
      || node.is(FunctionCallExprSyntax.self) || node.is(SubscriptCallExprSyntax.self)
      || node.is(ForceUnwrapExprSyntax.self)
    guard isValue,
      node.firstToken(viewMode: .sourceAccurate)?.tokenKind != .period,
      // What is written around a value begins a line of its own.
      !Self.touchesOperator(node),
      node.parent?.is(PrefixOperatorExprSyntax.self) != true,
      node.parent?.is(InOutExprSyntax.self) != true
    else { return nil }
    return node
  }

  /// Whether an infix operator stands right beside a node, without a blank.
  private static func touchesOperator(_ node: Syntax) -> Bool {
    let before = node.previousToken(viewMode: .sourceAccurate)
    let after = node.nextToken(viewMode: .sourceAccurate)
    let isOperator: (TokenSyntax?) -> Bool = {
      $0?.parent?.is(BinaryOperatorExprSyntax.self) == true
    }
    return isOperator(before) && before?.trailingTrivia.isEmpty == true
      && node.leadingTrivia.isEmpty
      || isOperator(after) && node.trailingTrivia.isEmpty && after?.leadingTrivia.isEmpty == true
  }

  /// Whether a name is that of a closure's argument: `$0`.
  static func isArgument(_ name: String) -> Bool {
    name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)
  }

  /// Whether a node names what the whole of its parent gives.
  private static func isNamed(by node: Syntax, _ parent: Syntax) -> Bool {
    if let access = parent.as(MemberAccessExprSyntax.self) {
      return access.declName.id == node.id
    }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == node.id || call.leftParen?.id == node.id
    }
    if let call = parent.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id == node.id || call.leftSquare.id == node.id
    }
    if let forced = parent.as(ForceUnwrapExprSyntax.self) {
      return forced.exclamationMark.id == node.id
    }
    return parent.is(DeclReferenceExprSyntax.self)
  }

  /// The bytes of a node without the blanks and comments around it.
  static func bytes(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
