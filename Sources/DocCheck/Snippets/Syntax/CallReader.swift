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
    let arguments = node.arguments.map {
      Call.Argument(label: $0.label?.text ?? "_", form: form(of: $0.expression))
    }
    return Call(arguments: arguments, trailingClosures: closures)
  }

  private static func form(of value: ExprSyntax) -> Call.Form {
    if let closure = value.as(ClosureExprSyntax.self) {
      return .closure(parameters: parameterCount(closure))
    }
    if value.is(NilLiteralExprSyntax.self) { return .nilLiteral }
    if value.is(InOutExprSyntax.self) { return .inOut }
    if value.is(KeyPathExprSyntax.self) { return .keyPath }
    if let array = value.as(ArrayExprSyntax.self), array.elements.isEmpty { return .emptyArray }
    if let dictionary = value.as(DictionaryExprSyntax.self),
      case .colon = dictionary.content
    {
      return .emptyDictionary
    }
    let isImplicit = value.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
    return isImplicit ? .implicitMember : .value
  }

  /// The number of parameters of a closure, whether it names them or counts them.
  private static func parameterCount(_ closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: return list.count
    case .parameterClause(let clause)?: return clause.parameters.count
    default: break
    }
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .dollarIdentifier(let name) = token.tokenKind { return Int(name.dropFirst()) }
      return nil
    }
    return (numbers.max() ?? -1) + 1
  }
}
