import SwiftSyntax

/// Reads a call off its syntax.
enum CallReader {
  static func call(_ node: FunctionCallExprSyntax) -> Call {
    var closures: [Call.Argument] = []
    if let first = node.trailingClosure {
      closures.append(Call.Argument(label: "_", form: form(of: ExprSyntax(first))))
    }
    for closure in node.additionalTrailingClosures {
      let form = form(of: ExprSyntax(closure.closure))
      closures.append(Call.Argument(label: closure.label.text, form: form))
    }
    return Call(arguments: arguments(node.arguments), trailingClosures: closures)
  }

  /// The call that a subscript stands for.
  static func call(_ node: SubscriptCallExprSyntax) -> Call {
    Call(arguments: arguments(node.arguments))
  }

  /// The call that an attribute with arguments stands for.
  static func call(_ node: AttributeSyntax) -> Call {
    guard case .argumentList(let list)? = node.arguments else { return Call() }
    return Call(arguments: arguments(list))
  }

  private static func arguments(_ list: LabeledExprListSyntax) -> [Call.Argument] {
    list.map { Call.Argument(label: $0.label?.text ?? "_", form: form(of: $0.expression)) }
  }

  private static func form(of value: ExprSyntax) -> Call.Form {
    if let closure = value.as(ClosureExprSyntax.self) {
      if isTyped(closure) { return .passedFunction }
      return .closure(parameters: parameterCount(closure), isAsync: waits(closure))
    }
    if value.is(NilLiteralExprSyntax.self) { return .nilLiteral }
    if value.is(InOutExprSyntax.self) { return .inOut }
    if value.is(KeyPathExprSyntax.self) { return .keyPath }
    if let array = value.as(ArrayExprSyntax.self), isUntyped(array) { return .untypedArray }
    if let dictionary = value.as(DictionaryExprSyntax.self),
      case .colon = dictionary.content
    {
      return .emptyDictionary
    }
    if isPassedFunction(value) { return .passedFunction }
    if case .binaryOperator = value.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind {
      return .closure(parameters: 2)
    }
    return isImplicit(value) ? .implicitMember : .value
  }

  /// Whether a value is a parameter of a function around it whose own value must not escape.
  private static func isPassedFunction(_ value: ExprSyntax) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    for node in sequence(first: Syntax(value), next: \.parent) {
      let clause =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      let parameter = clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      guard let parameter else { continue }
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      let escapes = attributed?.attributes.contains {
        ["@escaping", "@autoclosure"].contains($0.trimmedDescription)
      }
      return escapes != true
        && (attributed?.baseType ?? parameter.type).is(FunctionTypeSyntax.self)
    }
    return false
  }

  private static func isImplicit(_ value: ExprSyntax) -> Bool {
    value.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  private static func isUntyped(_ array: ArrayExprSyntax) -> Bool {
    array.elements.isEmpty || array.elements.contains { isImplicit($0.expression) }
  }

  /// Whether a closure has parameters and names the types of all of them.
  private static func isTyped(_ closure: ClosureExprSyntax) -> Bool {
    guard case .parameterClause(let clause)? = closure.signature?.parameterClause else {
      return false
    }
    return !clause.parameters.isEmpty && clause.parameters.allSatisfy { $0.type != nil }
  }

  /// Whether a closure waits for something itself, not in a closure inside of it.
  private static func waits(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.await) && holds(closure, token)
    }
  }

  /// Whether a token stands in a closure, not in another one inside of it.
  private static func holds(_ closure: ClosureExprSyntax, _ token: TokenSyntax) -> Bool {
    sequence(first: Syntax(token), next: \.parent)
      .first { $0.is(ClosureExprSyntax.self) }?.id == closure.id
  }

  /// The number of parameters of a closure, whether it names them or counts them.
  static func parameterCount(_ closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: return list.count
    case .parameterClause(let clause)?: return clause.parameters.count
    default: break
    }
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .dollarIdentifier(let name) = token.tokenKind, holds(closure, token) {
        return Int(name.dropFirst())
      }
      return nil
    }
    return (numbers.max() ?? -1) + 1
  }
}
