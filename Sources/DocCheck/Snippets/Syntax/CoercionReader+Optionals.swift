import SwiftSyntax

/// Values that may be missing, and such as several branches give.
extension CoercionReader {
  /// What the condition at a place unwraps, if it is a name alone.
  func unwrapped(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      let nodes = sequence(first: Syntax(token), next: \.parent)
      guard let node = nodes.compactMap({ $0.as(OptionalBindingConditionSyntax.self) }).first else {
        return nil
      }
      if let value = node.initializer?.value {
        guard value.is(DeclReferenceExprSyntax.self) else { return nil }
        return Coercion(bytes: Self.bytes(of: value), unwrapped: .value)
      }
      let name = node.pattern.trimmedDescription
      return Coercion(bytes: Self.bytes(of: node.pattern), unwrapped: .name(name))
    }
  }

  /// What the condition at a place unwraps as a value of a type that it names, if that is a chain of
  /// members or calls.
  func typedCondition(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      let nodes = sequence(first: Syntax(token), next: \.parent)
      let condition = nodes.compactMap { $0.as(OptionalBindingConditionSyntax.self) }.first
      guard let condition, condition.typeAnnotation != nil,
        let value = condition.initializer?.value, Self.isChain(value)
      else { return nil }
      return Coercion(bytes: Self.bytes(of: value))
    }
  }

  /// What the condition at a place makes a number of, which only a text may fail to be.
  func numeral(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      let nodes = sequence(first: Syntax(token), next: \.parent)
      let condition = nodes.compactMap { $0.as(OptionalBindingConditionSyntax.self) }.first
      guard let call = condition?.initializer?.value.as(FunctionCallExprSyntax.self),
        Self.numbers.contains(call.calledExpression.trimmedDescription),
        call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
      else { return nil }
      return Coercion(bytes: Self.bytes(of: argument.expression), type: "String")
    }
  }

  /// The types that texts are made into.
  private static let numbers: Set<String> = ["Double", "Float", "Int", "Int64", "UInt", "UInt8"]

  /// The value of the constant or variable at a place that is used as one that may be missing, or the
  /// parameter of a closure that is.
  func optional(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      let uses = sequence(first: Syntax(token), next: \.parent).lazy
      let base = uses.compactMap {
        $0.as(OptionalChainingExprSyntax.self)?.expression
          ?? $0.as(ForceUnwrapExprSyntax.self)?.expression
      }.first
      guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      let finder = BindingFinder(name: name, before: token.position)
      finder.walk(token.root)
      guard let value = finder.value.map(Self.unmarked) else {
        return uses.compactMap { $0.as(ClosureExprSyntax.self) }.lazy
          .compactMap { Self.optionalParameter(name, of: $0) }.first
      }
      return Self.isChain(value) ? Coercion(bytes: Self.bytes(of: value), unwrapped: .value) : nil
    }
  }

  /// The opening of a closure with a constant of the name of its parameter that may be missing; nothing
  /// where it has no parameter of that name, or tells its type.
  private static func optionalParameter(_ name: String, of closure: ClosureExprSyntax) -> Coercion?
  {
    let clause = closure.signature?.parameterClause
    let names =
      clause?.as(ClosureShorthandParameterListSyntax.self)?.map(\.name.text)
      ?? clause?.as(ClosureParameterClauseSyntax.self)?.parameters.filter { $0.type == nil }
      .map(\.firstName.text)
    guard names?.contains(name) == true, let opening = closure.signature?.inKeyword else {
      return nil
    }
    let isValue =
      closure.statements.count == 1 && closure.statements.first?.item.is(ExprSyntax.self) == true
    let constant = " let \(name) = Optional(\(name));" + (isValue ? " return" : "")
    return Coercion(bytes: bytes(of: opening), signature: constant)
  }

  /// The values that the branches of the `if` or the `switch` around a place give, without literals.
  ///
  /// - Parameter type: the type that they are taken to have.
  func branches(line: Int, column: Int, type: String) -> [Coercion] {
    tokens.read(line: line, column: column) { token in
      for node in sequence(first: Syntax(token), next: \.parent) {
        let blocks: [CodeBlockItemListSyntax]
        if let node = node.as(IfExprSyntax.self) {
          blocks = Self.blocks(of: node)
        } else if let node = node.as(SwitchExprSyntax.self) {
          blocks = node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
        } else {
          continue
        }
        return blocks.compactMap { $0.last?.item.as(ExprSyntax.self) }.map(Self.unmarked)
          .filter { Self.isChain($0) || $0.is(DeclReferenceExprSyntax.self) }
          .map { Coercion(bytes: Self.bytes(of: $0), type: type) }
      }
      return nil
    } ?? []
  }

  private static func blocks(of node: IfExprSyntax) -> [CodeBlockItemListSyntax] {
    let next = node.elseBody?.as(IfExprSyntax.self).map(blocks)
    let last = node.elseBody?.as(CodeBlockSyntax.self).map { [$0.statements] }
    return [node.body.statements] + (next ?? last ?? [])
  }
}

/// Finds the value of the nearest constant or variable of some name before a place.
private final class BindingFinder: SyntaxVisitor {
  private let name: String
  private let end: AbsolutePosition
  private(set) var value: ExprSyntax?

  init(name: String, before end: AbsolutePosition) {
    (self.name, self.end) = (name, end)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.endPosition <= end, node.typeAnnotation == nil,
      node.pattern.trimmedDescription == name
    {
      value = node.initializer?.value
    }
    return .visitChildren
  }
}
