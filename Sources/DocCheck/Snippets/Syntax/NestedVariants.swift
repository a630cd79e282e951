import SwiftParser
import SwiftSyntax

/// Keeps good and bad variants apart that stand under their markers inside of one declaration.
///
/// Statements become the branches of a condition, of which the last one is taken; members that are
/// declared again get other names.
struct NestedVariants: Sendable {
  /// What is written before some bytes of the code, in its order.
  private(set) var branches: [(offset: Int, text: String)] = []
  /// The other names, each as long as the one that it takes the place of.
  private(set) var renamings: [CodeEdit] = []

  var isEmpty: Bool { branches.isEmpty && renamings.isEmpty }

  /// Reads code that the parser accepts.
  init(_ code: String) {
    let found = DeepStack.run {
      let visitor = VariantVisitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: code))
      return (visitor.branches, visitor.renamings)
    }
    guard let found else { return }
    branches = found.0.sorted { $0.offset < $1.offset }
    renamings = found.1
  }
}

/// Finds the lists of statements and of members that markers divide.
private final class VariantVisitor: SyntaxVisitor {
  private(set) var branches: [(offset: Int, text: String)] = []
  private(set) var renamings: [CodeEdit] = []

  /// A condition that does not hold, and that the compiler does not settle.
  private static let condition = "if Swift.CommandLine.argc < 0 {"

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    divide(node.statements)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    divide(node.statements)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    let starts = starts(of: node.members.map(Syntax.init))
    guard starts.count > 1 else { return .visitChildren }
    var seen: Set<String> = []
    var number = 0
    for (index, member) in node.members.enumerated() {
      number += starts.contains { $0.index == index } ? 1 : 0
      guard let declared = Self.name(of: member.decl) else { continue }
      if !seen.insert(declared.key).inserted { rename(declared.token, number) }
    }
    return .visitChildren
  }

  /// Makes branches of the statements under the markers of a list, pair by pair.
  private func divide(_ statements: CodeBlockItemListSyntax) {
    let items = statements.map(Syntax.init)
    let starts = starts(of: items)
    guard starts.count > 1, let end = items.last?.endPositionBeforeTrailingTrivia.utf8Offset else {
      return
    }
    var isOpen = false
    for (place, start) in starts.enumerated() {
      let offset = items[start.index].positionAfterSkippingLeadingTrivia.utf8Offset
      let goesOn = place + 1 < starts.count && !(starts[place + 1].isWrong && !start.isWrong)
      let opening = goesOn ? Self.condition : isOpen ? "{" : "do {"
      branches.append((offset, (isOpen ? "} else " : place > 0 ? "} ; " : "") + opening))
      isOpen = goesOn
    }
    branches.append((end, " }"))
  }

  /// The items of a list that markers lead to, and whether these blame what follows; none where no marker
  /// tells right from wrong.
  private func starts(of items: [Syntax]) -> [(index: Int, isWrong: Bool)] {
    let marked = items.enumerated().compactMap { index, item -> (index: Int, isWrong: Bool)? in
      let comments = item.leadingTrivia.comments.map { String($0.drop { "/* ".contains($0) }) }
      let marker = comments.last { VariantSplitter.isMarker($0) }
      return marker.map { (index, ErrorWords.markWrong($0)) }
    }
    return marked.contains(where: \.isWrong) && !marked.allSatisfy(\.isWrong) ? marked : []
  }

  /// What a member may declare again: a function with its labels, or a variable.
  private static func name(of member: DeclSyntax) -> (key: String, token: TokenSyntax)? {
    if let function = member.as(FunctionDeclSyntax.self) {
      guard case .identifier = function.name.tokenKind, !isOverride(function.modifiers) else {
        return nil
      }
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return ("\(function.name.text)(\(labels.joined()))", function.name)
    }
    guard let variable = member.as(VariableDeclSyntax.self), !isOverride(variable.modifiers),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    return (name.text, name)
  }

  private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  /// Gives a member another name as long as its own.
  private func rename(_ token: TokenSyntax, _ number: Int) {
    let name = token.text
    guard name.count > 1, name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "`") }) else {
      return
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let other = name.dropLast() + String(number % 10)
    renamings.append(CodeEdit(bytes: start..<start + name.utf8.count, text: String(other)))
  }
}
