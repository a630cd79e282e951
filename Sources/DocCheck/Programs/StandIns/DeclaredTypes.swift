import SwiftSyntax

/// The types that code gives the parameters and the variables of a name, in functions and at the top level.
struct DeclaredTypes {
  /// The types as they are written, or of which the value is made.
  let found: Set<String>

  /// Whether a type as it is written is one of lists, which have much in common whatever they hold.
  static func isList(_ type: String) -> Bool {
    type.first == "[" || lists.contains(String(type.prefix { $0 != "<" }))
  }

  private static let lists: Set<String> = ["Array", "Data", "Dictionary", "Set", "String"]

  /// - Parameters:
  ///   - name: the name of the parameters and variables.
  ///   - code: whole declarations or statements.
  init(of name: String, in code: String) {
    guard let tree = TokenFinder(code).tree else {
      found = []
      return
    }
    let types = DeepStack.run {
      let visitor = TypeVisitor(name)
      visitor.walk(tree)
      return visitor.found
    }
    found = types ?? []
  }
}

/// Finds the types.
private final class TypeVisitor: SyntaxVisitor {
  private let name: String
  private(set) var found: Set<String> = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name { note(node.type) }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name, let type = node.type { note(type) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else {
      return .visitChildren
    }
    if let type = node.typeAnnotation?.type {
      note(type)
    } else if let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?
      .calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      made.first?.isUppercase == true
    {
      found.insert(made)
    } else if let type = node.initializer.flatMap({ Self.type(ofLiteral: $0.value) }) {
      found.insert(type)
    }
    return .visitChildren
  }

  /// The type that a literal has where nothing asks for another one.
  private static func type(ofLiteral value: ExprSyntax) -> String? {
    switch value.kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }

  private func note(_ type: TypeSyntax) {
    // What a parameter's type is marked with says nothing of the value.
    let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    found.insert(plain.trimmedDescription)
  }
}
