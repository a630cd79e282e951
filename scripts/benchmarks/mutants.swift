// Lists the places of doccheck's own sources where a change should make a test fail.
//
// Arguments: Swift files. Standard output: one JSON object a line, {"file", "line", "lines",
// "kind", "start", "end", "before", "after"}: the bytes from start to end stay and get `before` in front and
// `after` behind, in which NUMBER stands for the number of the change.
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// One change that an environment variable can switch on.
struct Mutant: Encodable {
  enum Kind: String, Encodable {
    case condition, comparison, boolean, statement
  }

  let file: String
  let line: Int
  let lines: Int
  let kind: Kind
  let start: Int
  let end: Int
  let before: String
  let after: String
}

/// Finds the conditions, truth values and calls in the bodies of one file's functions.
final class MutantFinder: SyntaxVisitor {
  private let file: String
  private let places: SourceLocationConverter
  private(set) var mutants: [Mutant] = []

  init(file: String, text: String) {
    let parsed = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let tree = folded.as(SourceFileSyntax.self) ?? parsed
    self.file = file
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { flip(condition, .condition) }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Not where a declaration says what holds from the start: that must be known without running.
    if node.isInBody { flip(ExprSyntax(node), .boolean) }
    return .skipChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isInBody { flip(node.condition, .condition) }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let isWholeCondition = node.parent?.is(ConditionElementSyntax.self) == true
    if node.isInBody, node.comparesValues, !isWholeCondition { flip(ExprSyntax(node), .comparison) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in node where item.id != node.last?.id || node.isBodyWithoutResult {
      guard let call = item.item.as(FunctionCallExprSyntax.self), call.isInBody else { continue }
      add(Syntax(call), .statement, before: "if !Mutant.isOn(NUMBER) { ", after: " }")
    }
    return .visitChildren
  }

  private func flip(_ expression: ExprSyntax, _ kind: Mutant.Kind) {
    let effect = expression.as(TryExprSyntax.self).map { _ in "try " } ?? ""
    add(Syntax(expression), kind, before: "\(effect)Mutant.flips(NUMBER, ", after: ")")
  }

  private func add(_ node: Syntax, _ kind: Mutant.Kind, before: String, after: String) {
    let start = node.positionAfterSkippingLeadingTrivia
    let line = places.location(for: start).line
    let last = places.location(for: node.endPositionBeforeTrailingTrivia).line
    mutants.append(
      Mutant(
        file: file,
        line: line,
        lines: last - line + 1,
        kind: kind,
        start: start.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        before: before,
        after: after
      )
    )
  }
}

extension SyntaxProtocol {
  /// Whether the node stands in the body of a function or an accessor.
  var isInBody: Bool {
    var parent = self.parent
    while let node = parent {
      if node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) { return true }
      if node.is(FunctionParameterSyntax.self) || node.is(MemberBlockSyntax.self) { return false }
      parent = node.parent
    }
    return false
  }
}

extension InfixOperatorExprSyntax {
  /// Whether the expression is true or false, as far as its operator shows.
  var comparesValues: Bool {
    let name = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    return name.map { ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"].contains($0) }
      ?? false
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the list is the body of a function that returns nothing, or of a setter.
  var isBodyWithoutResult: Bool {
    guard let block = parent?.as(CodeBlockSyntax.self) else { return false }
    if let function = block.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    let accessor = block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text
    return accessor == "set" || accessor == "didSet" || accessor == "willSet"
  }
}

for file in CommandLine.arguments.dropFirst() {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  for mutant in MutantFinder(file: file, text: text).mutants {
    print(String(decoding: try JSONEncoder().encode(mutant), as: UTF8.self))
  }
}
