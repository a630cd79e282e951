import SwiftParser
import SwiftSyntax

/// Reads what kinds of things a piece of code declares, at any depth.
final class SymbolReader: SyntaxAnyVisitor {
  private var kinds: [String: Set<SymbolKind>] = [:]

  /// The kinds of each declared name.
  static func kinds(in code: String) -> [String: Set<SymbolKind>] {
    guard ParserLimit.admits(code) else { return [:] }
    let found = DeepStack.run {
      let reader = SymbolReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: code))
      return reader.kinds
    }
    return found ?? [:]
  }

  /// Every word that the compiler reads as a keyword somewhere.
  static let keywords = Set(
    (0...UInt8.max).compactMap(Keyword.init(rawValue:)).map { TokenSyntax.keyword($0).text }
  )

  private func add(_ name: TokenSyntax, _ kind: SymbolKind) -> SyntaxVisitorContinueKind {
    kinds[name.text.withoutBackticks, default: []].insert(kind)
    return .visitChildren
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let named = node.asProtocol((any NamedDeclSyntax).self) else { return .visitChildren }
    let group = node.asProtocol((any DeclGroupSyntax).self)
    return add(named.name, group.map { SymbolKind(keyword: $0.introducer.text) } ?? .other)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .method)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName, .other)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(DeclReferenceExprSyntax.self)?.baseName
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName
    // Whatever is called may be called a method; only a type is called without being one.
    guard let name, name.text.first?.isLowercase == true else { return .visitChildren }
    return add(name, .other)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier, isPlainValue(node) ? .property : .other)
  }

  /// Whether a binding surely holds no function and nothing that can be called like one.
  private func isPlainValue(_ pattern: IdentifierPatternSyntax) -> Bool {
    guard let binding = pattern.parent?.as(PatternBindingSyntax.self) else { return false }
    if let type = binding.typeAnnotation?.type {
      return !type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow }
    }
    guard let value = binding.initializer?.value else { return false }
    return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
  }
}
