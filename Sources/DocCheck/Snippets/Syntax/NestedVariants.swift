import SwiftParser
import SwiftSyntax

/// Keeps good and bad variants apart that stand under their markers inside of one declaration.
///
/// Statements become the branches of a condition, of which the last one is taken; members that a later
/// variant declares again get other names.
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
    var group = 0
    var declared: [String: [(group: Int, token: TokenSyntax)]] = [:]
    for (index, member) in node.members.enumerated() {
      group += starts.contains { $0.index == index } ? 1 : 0
      guard let name = Self.name(of: member.decl) else { continue }
      declared[name.key, default: []].append((group, name.token))
    }
    // What others use is what the last variant declares.
    for places in declared.values {
      let last = places.map(\.group).max() ?? 0
      for place in places where place.group < last { rename(place.token, place.group) }
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
      // The statements behind all variants stand in the last one.
      let end = isOpen ? "; \(Hole.trap) } else " : place > 0 ? "} ; " : ""
      branches.append((offset, end + opening))
      isOpen = goesOn
    }
    branches.append((end, " }"))
  }

  /// The items of a list that markers lead to, and whether these blame what follows; where no marker
  /// tells right from wrong, what stands before and behind `// or`.
  private func starts(of items: [Syntax]) -> [(index: Int, isWrong: Bool)] {
    let comments = items.map { item in
      item.leadingTrivia.comments.map { String($0.drop { "/* ".contains($0) }) }
    }
    let marked = comments.enumerated().compactMap { index, comments in
      comments.last(where: Self.isMarker).map { (index: index, isWrong: ErrorWords.markWrong($0)) }
    }
    if marked.contains(where: \.isWrong), !marked.allSatisfy(\.isWrong) { return marked }
    let others = comments.indices.dropFirst().filter { comments[$0].contains(where: Self.isOr) }
    return others.isEmpty ? [] : ([others[0] - 1] + others).map { ($0, false) }
  }

  /// Whether a comment is nothing but the word between two ways of writing something, or begins with it and
  /// leads to the second one.
  private static func isOr(_ comment: String) -> Bool {
    let text = comment.lowercased().trimmingBlanks
    let first = text.prefix { $0.isLetter }
    return ors.contains(text.filter(\.isLetter)) || text.last == ":" && ors.contains(String(first))
  }

  private static let ors: Set<String> = [
    "or", "alternatively", "oder", "ou", "oppure", "или", "veya", "hoặc", "atau", "lub", "albo",
    "または", "もしくは", "或", "或者", "또는", "혹은",
  ]

  /// Whether a comment is nothing but a marker, or has a sign or a word with a colon at its head.
  private static func isMarker(_ comment: String) -> Bool {
    let text = comment.trimmingBlanks
    if let first = text.first, VerdictMark.leadsToVariant(first) { return true }
    let words = text.split(whereSeparator: \.isWhitespace).count
    let isForeign = text.utf8.first.map { $0 >= 0x80 } ?? false
    return VariantSplitter.isLabel(String(text.prefix { $0 != ":" && $0 != "：" }))
      || isForeign && words <= longestLabel && VariantSplitter.isMarker(text)
  }

  /// The most words of a marker: `잘못된 예`.
  private static let longestLabel = 3

  /// What a member may declare again: a function with its labels, or a variable.
  private static func name(of member: DeclSyntax) -> (key: String, token: TokenSyntax)? {
    if let function = member.as(FunctionDeclSyntax.self) {
      guard case .identifier = function.name.tokenKind, !isOverride(function.modifiers) else {
        return nil
      }
      let parameters = function.signature.parameterClause.parameters.map {
        "\($0.firstName.text): \($0.type.trimmedDescription)"
      }
      return ("\(function.name.text)(\(parameters))", function.name)
    }
    guard let variable = member.as(VariableDeclSyntax.self), !isOverride(variable.modifiers),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    return (name.text, name)
  }

  private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  /// What a protocol of SwiftUI asks for, which means another thing under another name.
  private static let required: Set<String> = ["body", "makeBody", "previews"]

  /// Gives a member another name as long as its own.
  private func rename(_ token: TokenSyntax, _ number: Int) {
    let name = token.text
    guard name.count > 1, !Self.required.contains(name),
      name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "`") })
    else {
      return
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let other = name.dropLast() + String(number % 10)
    renamings.append(CodeEdit(bytes: start..<start + name.utf8.count, text: String(other)))
  }
}
