// Lists the places of doccheck's own sources where a change should make a test fail.
//
// Arguments: Swift files. Standard output: one JSON object a line, {"file", "line", "kind",
// "start", "end", "before", "after"}: the bytes from start to end stay and get `before` in front and
// `after` behind, in which NUMBER stands for the number of the change.
import Foundation
import SwiftParser
import SwiftSyntax

/// One change that an environment variable can switch on.
struct Mutant: Encodable {
  enum Kind: String, Encodable {
    case condition, boolean, statement
  }

  let file: String
  let line: Int
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
    let tree = Parser.parse(source: text)
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

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard node.count > 1 else { return .visitChildren }
    for item in node where item.id != node.last?.id {
      guard let call = item.item.as(FunctionCallExprSyntax.self), call.isInBody,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        ["append", "insert", "remove", "formUnion"].contains(member.declName.baseName.text)
      else { continue }
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
    mutants.append(
      Mutant(
        file: file,
        line: places.location(for: start).line,
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

for file in CommandLine.arguments.dropFirst() {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  for mutant in MutantFinder(file: file, text: text).mutants {
    print(String(decoding: try JSONEncoder().encode(mutant), as: UTF8.self))
  }
}
