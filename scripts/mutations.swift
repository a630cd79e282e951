// Lists the changes of one token that must make Swift code refuse to compile.
//
// With the argument `syntax` those that break its form, else those that break its meaning.
//
// Standard input: one JSON string a line, the code of one snippet. Standard output: one JSON array
// a line, its changes as {"kind", "offset", "length", "text"}, offsets and lengths in UTF-8 bytes.
import Foundation
import SwiftParser
import SwiftSyntax

/// One change: the bytes that it replaces, and what stands there instead.
struct Mutation: Encodable {
  enum Kind: String, Encodable {
    case misspeltName, misspeltMember, droppedLabel, otherLiteral, droppedReturn
    case removedBracket, removedParenthesis, removedQuotationMark, removedComma, removedKeyword
    case strayCharacter

    /// Whether the change makes the code no Swift by its form alone.
    var isOfSyntax: Bool {
      switch self {
      case .misspeltName, .misspeltMember, .droppedLabel, .otherLiteral, .droppedReturn: false
      default: true
      }
    }
  }

  let kind: Kind
  let offset: Int
  let length: Int
  let text: String
}

/// Finds the places of one snippet where a change breaks it, whatever else the program holds.
final class MutationFinder: SyntaxVisitor {
  private(set) var mutations: [Mutation] = []
  private let declared: Set<String>

  init(_ tree: SourceFileSyntax) {
    let names = DeclaredNames(viewMode: .sourceAccurate)
    names.walk(tree)
    declared = names.found
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      misspell(node.baseName, as: .misspeltMember)
    } else if declared.contains(name) {
      misspell(node.baseName, as: .misspeltName)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if declared.contains(node.name.text) { misspell(node.name, as: .misspeltName) }
    return .visitChildren
  }

  /// Only calls of what the snippet itself declares once: elsewhere an overload may fit.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      declared.contains(callee.baseName.text),
      let argument = node.arguments.first(where: { $0.label != nil }),
      let label = argument.label, let colon = argument.colon
    else { return .visitChildren }
    let start = label.positionAfterSkippingLeadingTrivia
    let end = colon.endPosition
    add(.droppedLabel, start, end.utf8Offset - start.utf8Offset, "")
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text,
      let value = node.initializer?.value
    else { return .visitChildren }
    replaceLiteral(value, of: type)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.expression, let body = enclosingFunctionBody(node),
      body.statements.count > 1, body.statements.last?.item.id == Syntax(node).id
    else { return .visitChildren }
    let start = node.returnKeyword.positionAfterSkippingLeadingTrivia
    let length = value.positionAfterSkippingLeadingTrivia.utf8Offset - start.utf8Offset
    add(.droppedReturn, start, length, "_ = ")
    return .visitChildren
  }

  /// The body of a function with a result whose own statement `node` is.
  private func enclosingFunctionBody(_ node: ReturnStmtSyntax) -> CodeBlockSyntax? {
    guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self),
      let body = list.parent?.as(CodeBlockSyntax.self),
      let function = body.parent?.as(FunctionDeclSyntax.self),
      function.signature.returnClause != nil
    else { return nil }
    return body
  }

  private func replaceLiteral(_ value: ExprSyntax, of type: String) {
    let isNumber = value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
    let other: String? =
      switch type {
      case "Int", "Double", "Float", "UInt8": isNumber ? #""text""# : nil
      case "String": value.is(StringLiteralExprSyntax.self) ? "42" : nil
      case "Bool": value.is(BooleanLiteralExprSyntax.self) ? "42" : nil
      default: nil
      }
    guard let other else { return }
    let length = value.trimmedLength.utf8Length
    add(.otherLiteral, value.positionAfterSkippingLeadingTrivia, length, other)
  }

  /// Doubles the last letter but one; names too short for a reader to see the slip are left.
  private func misspell(_ token: TokenSyntax, as kind: Mutation.Kind) {
    let name = token.text
    guard case .identifier = token.tokenKind, name.count >= 5, name.utf8.count == name.count,
      !name.hasPrefix("`"), !name.hasPrefix("$")
    else { return }
    let middle = name.index(name.endIndex, offsetBy: -2)
    let text = String(name[...middle] + name[middle...])
    guard !declared.contains(text) else { return }
    add(kind, token.positionAfterSkippingLeadingTrivia, token.trimmedLength.utf8Length, text)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.positionAfterSkippingLeadingTrivia
    let length = token.trimmedLength.utf8Length
    let kind: Mutation.Kind? =
      switch token.tokenKind {
      case .leftBrace, .rightBrace, .leftSquare, .rightSquare: .removedBracket
      case .leftParen, .rightParen: .removedParenthesis
      case .stringQuote, .multilineStringQuote: .removedQuotationMark
      case .comma: .removedComma
      case .keyword: .removedKeyword
      default: nil
      }
    if let kind, length > 0 { add(kind, start, length, "") }
    guard length > 0, token.tokenKind != .endOfFile else { return .visitChildren }
    let strays = [")", "}", "]", "\"", ",", "=", "§"]
    let end = AbsolutePosition(utf8Offset: start.utf8Offset + length)
    add(.strayCharacter, end, 0, strays[end.utf8Offset % strays.count])
    return .visitChildren
  }

  private func add(_ kind: Mutation.Kind, _ start: AbsolutePosition, _ length: Int, _ text: String)
  {
    mutations.append(Mutation(kind: kind, offset: start.utf8Offset, length: length, text: text))
  }
}

/// The names of the values, types and functions that a snippet declares.
final class DeclaredNames: SyntaxVisitor {
  private(set) var found: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.name.text)
    return .visitChildren
  }
}

let wantsSyntax = CommandLine.arguments.dropFirst().first == "syntax"
let encoder = JSONEncoder()
while let line = readLine() {
  let code = try JSONDecoder().decode(String.self, from: Data(line.utf8))
  let mutations = MutationFinder(Parser.parse(source: code)).mutations
  let wanted = mutations.filter { $0.kind.isOfSyntax == wantsSyntax }
  print(String(decoding: try encoder.encode(wanted), as: UTF8.self))
}
