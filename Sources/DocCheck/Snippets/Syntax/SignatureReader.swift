import SwiftParser
import SwiftSyntax

/// Reads the signatures of the functions, initialisers, subscripts and properties in a listing.
final class SignatureReader: SyntaxAnyVisitor {
  private var signatures: [Signature] = []
  private var owners: [String] = []

  /// The signatures in the order of the code.
  ///
  /// - Parameters:
  ///   - code: the listing.
  ///   - owner: the type that all of it belongs to; nothing where the code shows the type itself.
  static func signatures(in code: String, owner: String? = nil) -> [Signature] {
    guard ParserLimit.admits(code) else { return [] }
    let found = DeepStack.run {
      let reader = SignatureReader(viewMode: .sourceAccurate)
      reader.owners = owner.map { [$0] } ?? []
      reader.walk(Parser.parse(source: code))
      return reader.signatures
    }
    return found ?? []
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return .visitChildren }
    let name =
      node.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    owners.append(name.split(separator: ".").last.map(String.init) ?? name)
    walk(group.memberBlock)
    owners.removeLast()
    return .skipChildren
  }

  private func add(_ base: String, _ name: String, _ types: [String]) {
    signatures.append(Signature(owner: owners.last, baseName: base, name: name, types: types))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let text = TypeText(generics: node.genericParameterClause)
    let parameters = node.signature.parameterClause.parameters
    let result = node.signature.returnClause.map { text.of($0.type) } ?? "Void"
    let effects = node.signature.effectSpecifiers.map { text.of($0) } ?? ""
    let base = node.name.text.withoutBackticks
    add(base, "func \(base)(\(Self.labels(parameters)))", text.of(parameters) + [effects, result])
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let text = TypeText(generics: node.genericParameterClause)
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers.map { text.of($0) } ?? ""
    let mark = node.optionalMark?.text ?? ""
    add("init", "init\(mark)(\(Self.labels(parameters)))", text.of(parameters) + [effects])
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let text = TypeText(generics: node.genericParameterClause)
    let parameters = node.parameterClause.parameters
    let types = text.of(parameters) + [text.of(node.returnClause.type)]
    // A subscript's parameter has a label only beside a name of its own.
    let labels = parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }.joined()
    add("subscript", "subscript(\(labels))", types)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type else { continue }
      for name in ItemReader.names(in: binding.pattern) {
        add(name, "var \(name)", [TypeText(generics: nil).of(type)])
      }
    }
    return .skipChildren
  }

  private static func labels(_ parameters: FunctionParameterListSyntax) -> String {
    parameters.map { $0.firstName.text + ":" }.joined()
  }
}

/// Writes types in one way: without attributes, modules and the names of generic parameters.
private struct TypeText {
  /// The generic parameters of the declaration, by their place.
  private let generics: [String: String]

  init(generics clause: GenericParameterClauseSyntax?) {
    let names = clause?.parameters.map(\.name.text) ?? []
    generics = Dictionary(names.enumerated().map { ($1, "$\($0)") }) { first, _ in first }
  }

  func of(_ parameters: FunctionParameterListSyntax) -> [String] {
    parameters.map { of($0.type) + ($0.ellipsis == nil ? "" : "...") }
  }

  func of(_ node: some SyntaxProtocol) -> String {
    var texts: [String] = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if isAttribute(token) || isParenthesis(token) || isLabel(token)
        || Self.silent.contains(token.text)
      {
        continue
      }
      if let clause = throwsClause(around: token) {
        if token == clause.throwsSpecifier { texts.append(Self.effect(of: clause)) }
        continue
      }
      if token.text == ".", let last = texts.last, Self.qualifiers.contains(last) {
        texts.removeLast()
        continue
      }
      texts.append(generics[token.text] ?? token.text)
    }
    return texts.joined(separator: " ").replacing("( )", with: "Void")
  }

  private func isAttribute(_ token: TokenSyntax) -> Bool {
    sequence(first: Syntax(token), next: \.parent).contains { $0.is(AttributeSyntax.self) }
  }

  /// Whether a token is one of two parentheses around a whole parameter's type, which nothing needs.
  private func isParenthesis(_ token: TokenSyntax) -> Bool {
    guard let tuple = token.parent?.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      tuple.elements.first?.firstName == nil
    else { return false }
    return tuple.parent?.is(FunctionParameterSyntax.self) == true
      || tuple.parent?.is(AttributedTypeSyntax.self) == true
  }

  /// Whether a token belongs to the label of a function type's parameter, which no caller sees.
  private func isLabel(_ token: TokenSyntax) -> Bool {
    guard let element = token.parent?.as(TupleTypeElementSyntax.self) else { return false }
    return element.parent?.parent?.is(FunctionTypeSyntax.self) == true
      && [element.firstName, element.secondName, element.colon].contains(token)
  }

  /// What is thrown of a type that a closure tells; nothing for a token that is no part of that.
  private func throwsClause(around token: TokenSyntax) -> ThrowsClauseSyntax? {
    let clause =
      token.parent?.as(ThrowsClauseSyntax.self) ?? token.parent?.parent?.as(ThrowsClauseSyntax.self)
    return clause.flatMap { clause in
      clause.type.flatMap { generics[$0.trimmedDescription] == nil ? nil : clause }
    }
  }

  /// What the same was called before errors had types.
  private static func effect(of clause: ThrowsClauseSyntax) -> String {
    clause.parent?.parent?.is(FunctionSignatureSyntax.self) == true ? "rethrows" : "throws"
  }

  /// Words that do not change what a type is.
  private static let silent: Set<String> = ["any", "__owned", "borrowing", "consuming", "sending"]

  /// What an interface writes before the names of types, and people leave out.
  private static let qualifiers: Set<String> = [
    "Self", "Swift", "_Concurrency", "Foundation", "FoundationEssentials", "Combine", "SwiftUI",
    "UIKit", "Observation",
  ]
}
