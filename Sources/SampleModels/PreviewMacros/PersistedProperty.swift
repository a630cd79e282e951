import SwiftSyntax

/// A property of a model class that is kept, as it is written.
struct PersistedProperty {
  /// The name, without the backticks that a keyword needs.
  let name: String
  /// The value behind the declaration, if there is one.
  let initialValue: ExprSyntax?
  /// What describes the property besides its type: an attribute or a relationship, as an expression.
  let metadata: String?
  /// Whether a transformer keeps the value, so that its type need not be one that can be coded.
  let isTransformable: Bool

  /// Reads a declaration; nothing if it is no stored property of instances or is marked to be left
  /// alone.
  init?(_ declaration: some SyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { Self.ofType.contains($0.name.text) }),
      variable.attribute("Transient") == nil,
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      !binding.isComputed
    else { return nil }
    name = pattern.identifier.text.withoutBackticks
    initialValue = binding.initializer?.value.trimmed
    let attribute = variable.attribute("Attribute")
    let relationship = variable.attribute("Relationship")
    metadata =
      attribute.map { "SwiftData.Schema.Attribute(\($0.writtenArguments))" }
      ?? relationship.map { "SwiftData.Schema.Relationship(\($0.writtenArguments))" }
    isTransformable = attribute?.writtenArguments.contains(".transformable") ?? false
  }

  private static let ofType: Set<String> = ["static", "class"]

  /// The value behind the declaration, if it is the same whenever and wherever it is made.
  var constant: ExprSyntax? {
    initialValue.flatMap { Self.isConstant($0) ? $0 : nil }
  }

  private static func isConstant(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
    case .stringLiteralExpr(let text): text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .prefixOperatorExpr(let signed): isConstant(signed.expression)
    case .arrayExpr(let array): array.elements.allSatisfy { isConstant($0.expression) }
    // Such as `Kind.plain` or `Date.now`.
    case .memberAccessExpr(let member):
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    case .functionCallExpr(let call):
      ["UUID()", "Date()", "Data()", "Decimal()"].contains(call.trimmedDescription)
    default: false
    }
  }

  /// Whether the value is written without the type that it is a member of.
  var hasImplicitMember: Bool {
    var value = initialValue
    while let call = value?.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
    return value?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}

extension PatternBindingSyntax {
  /// Whether the variable has a getter: observers alone belong to a stored one.
  var isComputed: Bool {
    guard let accessorBlock else { return false }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension VariableDeclSyntax {
  /// The attribute of a name, with or without its module in front.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      let written = $0.attributeName.trimmedDescription
      return written == name || written == "SwiftData." + name
    }
  }
}

extension AttributeSyntax {
  /// What is between the parentheses.
  var writtenArguments: String { arguments?.trimmedDescription ?? "" }
}

extension String {
  /// The name without the backticks that a keyword needs.
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
