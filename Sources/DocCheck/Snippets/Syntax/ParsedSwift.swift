import SwiftParser
import SwiftSyntax

/// What the Swift parser makes of a piece of code.
///
/// The types of SwiftSyntax stay inside the folder of this file.
struct ParsedSwift: Sendable {
  /// Something that the parser refuses.
  struct SyntaxError: Hashable, Sendable {
    let message: String
    /// The offset in bytes in the code.
    let offset: Int
  }

  /// A comment.
  struct Comment: Hashable, Sendable {
    /// The text without the marks that begin and end it.
    let text: String
    /// The offset in bytes of the first slash.
    let offset: Int
  }

  let items: [Item]
  /// The modules that the code imports, in its order, submodules left out.
  let imports: [String]
  let errors: [SyntaxError]
  /// The line breaks that the code lost; nothing where it lost none.
  let lostLineBreaks: LineBreaks?
  /// The first token.
  let head: String
  /// Whether every bracket that is opened is closed.
  let isBalanced: Bool
  /// Whether the parser refuses the code because a line of it is a sentence.
  let isProse: Bool
  /// What to put in the places of what the author left out.
  private(set) var holes: [CodeEdit]
  /// The offsets of the comments that stand for something left out.
  let elisions: [Int]
  /// The types of whose members some are left out.
  private(set) var elidedTypes: Set<String>
  /// What makes code of Apple's systems compile here: answers to conditions of `#if` that ask for the
  /// operating system, and blanks in the places of each `#sourceLocation` and of what ties it to
  /// Objective-C; and a comment in place of a `#!` line.
  let adaptations: [CodeEdit]
  /// The offset in bytes at which each name is first used; that of a member begins with its dot.
  let firstUses: [String: Int]
  /// The comments that begin with `//`, in the order of the code.
  let comments: [Comment]
  /// The comments between `/*` and `*/`, in the order of the code.
  let blockComments: [Comment]

  /// The slip of the pen for which the code is refused; looked for when it is first asked for.
  private let foundSlip: Lazy<Slip?>

  /// The one sign or word whose lack or presence makes the parser refuse the code: a bracket, a comma, a
  /// colon, a quotation mark, or the word that the parser asks for; nothing where it is not one alone.
  var slip: Slip? { foundSlip.value }

  /// Whether the code was too long or too deeply nested to be parsed; all else is empty then.
  let isRefused: Bool

  /// Parses code of an article, within `ParserLimit`.
  init(_ code: String) {
    let parsed = ParserLimit.admits(code) ? DeepStack.run { ParsedSwift(admitted: code) } : nil
    self = parsed ?? ParsedSwift()
  }

  /// The same with more put in, as other snippets make it whole, and with types of which only a part
  /// is shown.
  func completed(by edits: [CodeEdit], eliding types: Set<String> = []) -> ParsedSwift {
    var parsed = self
    parsed.holes += edits
    parsed.elidedTypes.formUnion(types)
    return parsed
  }

  /// Whether something is left out between some bytes.
  func leavesOut(in bytes: Range<Int>) -> Bool {
    elisions.contains(where: bytes.contains)
      || holes.contains { bytes.contains($0.bytes.lowerBound) }
  }

  /// What is said of code that is not parsed.
  private init() {
    (items, imports, errors, comments) = ([], [], [], [])
    (holes, elisions, elidedTypes) = ([], [], [])
    (adaptations, blockComments, firstUses) = ([], [], [:])
    (isBalanced, isProse, lostLineBreaks, head) = (true, false, nil, "")
    foundSlip = Lazy { nil }
    isRefused = true
  }

  /// Parses code that `ParserLimit` admits.
  private init(admitted code: String) {
    isRefused = false
    let tree = Parser.parse(source: code)
    let members = LoneCases.members(of: code, refusedAs: tree)
    items = (members ?? tree.statements.map { Syntax($0.item) }).map(ItemReader.item)
    imports = tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    let refused = members == nil ? SyntaxCheck.errors(in: tree) : []
    let errors = refused.map { SyntaxError(message: $0.message, offset: $0.position.utf8Offset) }
    self.errors = errors
    lostLineBreaks = !refused.isEmpty ? LineBreaks(CodeFaults(in: tree), in: code) : nil
    let list = TokenList(of: tree)
    head = list.tokens.first?.text ?? ""
    firstUses = Self.firstUses(in: list.tokens)
    let brackets = BracketBalance(of: list.tokens)
    isBalanced = brackets.isEven
    foundSlip = Lazy { Self.slip(in: code, refusedWith: errors, brackets) }
    isProse = !errors.isEmpty && CodeToken.formSentence(list.tokens)
    let bodies = OpenBodies(viewMode: .sourceAccurate)
    if !list.comments.isEmpty { bodies.walk(tree) }
    let bodiless = BodilessDeclarations(viewMode: .sourceAccurate)
    if errors.isEmpty { bodiless.walk(tree) }
    let filled =
      ElisionReader(list.tokens, isRefused: !errors.isEmpty).edits + bodies.edits + bodiless.edits
      + DetachedChains.edits(in: tree, of: code)
      + (errors.isEmpty ? [] : Self.completions(of: tree, list, brackets, in: code))
    holes = filled + OpaqueHoles.edits(in: tree, filledBy: filled)
    adaptations = Self.adaptations(of: tree, list.tokens)
    comments = list.comments.compactMap(Comment.init(line:))
    blockComments = list.comments.compactMap(Comment.init(block:))
    elisions = list.comments.filter { ElisionComment.isElision($0.text) }.map(\.offset)
    let openLists = Self.openLists(list.comments, in: code)
    let offsets = elisions + openLists + holes.map(\.bytes.lowerBound)
    let summaries = list.comments.filter { ElisionComment.namesMembers($0.text) }.map(\.offset)
    elidedTypes = BlockList.types(in: tree, around: offsets, summarisedAt: summaries)
  }

  /// The comments of some words and dots that stand for the rest of a list: alone, and above what closes
  /// the list.
  private static func openLists(_ comments: [TokenList.Comment], in code: String) -> [Int] {
    let dotted = comments.filter { ElisionComment.endsList($0.text) }
    guard !dotted.isEmpty else { return [] }
    let source = SourceText(code)
    return dotted.filter { comment in
      let number = source.lineNumber(of: comment.offset)
      let next = source.line(number + 1).trimmingBlanks
      return source.line(number).trimmingBlanks == comment.text.trimmingBlanks
        && next.hasPrefix("}")
    }.map(\.offset)
  }

  private static func firstUses(in tokens: [CodeToken]) -> [String: Int] {
    tokens.reduce(into: [:]) { found, token in
      guard let name = token.usedName, found[name] == nil else { return }
      found[name] = token.bytes.lowerBound
    }
  }

  /// What makes code good that is shown in part.
  private static func completions(
    of tree: SourceFileSyntax,
    _ list: TokenList,
    _ brackets: BracketBalance,
    in code: String
  ) -> [CodeEdit] {
    let edits = OpenEnd.edits(of: list, brackets, in: code) + LoneAttributes.edits(in: tree)
    return edits.isEmpty ? ListElements.edits(of: list, in: code) : edits
  }

  private static func adaptations(of tree: SourceFileSyntax, _ tokens: [CodeToken]) -> [CodeEdit] {
    // A `#!` line is Swift only at the beginning of a file, and programs begin with code of their own.
    let shebang = tree.shebang == nil ? [] : [CodeEdit(bytes: 0..<2, text: "//")]
    let plain = shebang + SubmoduleImports.edits(in: tree)
    // What is looked for begins with `#` or `@`.
    let first = Set(tokens.map(\.firstByte))
    let hasDirectives = first.contains(UInt8(ascii: "#"))
    guard hasDirectives || first.contains(UInt8(ascii: "@")) else { return plain }
    let marks = plain + ObjectiveCMarks.edits(in: tree)
    guard hasDirectives else { return marks }
    let conditions = PlatformConditions(viewMode: .sourceAccurate)
    conditions.walk(tree)
    let places = PlaceDirectives(viewMode: .sourceAccurate)
    places.walk(tree)
    return conditions.edits + places.edits + marks
  }

  /// The comments that stand alone at the start of a line of the top level, with their lines,
  /// counted from 1.
  func standaloneComments(in code: String) -> [(text: String, line: Int)] {
    let source = SourceText(code)
    var inside = items[...]
    return comments.compactMap { comment in
      inside = inside.drop { $0.bytes.upperBound <= comment.offset }
      let isInside = inside.first?.bytes.contains(comment.offset) ?? false
      let line = source.lineNumber(of: comment.offset)
      let isAlone = source.lineBytes(line).lowerBound == comment.offset
      return isAlone && !isInside ? (comment.text, line) : nil
    }
  }

  /// The names declared at the top level, in the order of the code.
  var declares: [String] { items.flatMap(\.declares) }
}

extension ParsedSwift.Comment {
  /// A comment that begins with `//`, and is none of documentation.
  fileprivate init?(line comment: TokenList.Comment) {
    guard case .lineComment = comment.piece else { return nil }
    self.init(text: String(comment.text.dropFirst(2)), offset: comment.offset)
  }

  /// A comment between `/*` and `*/` that is none of documentation.
  fileprivate init?(block comment: TokenList.Comment) {
    guard case .blockComment = comment.piece, comment.text.count >= 4 else { return nil }
    self.init(text: String(comment.text.dropFirst(2).dropLast(2)), offset: comment.offset)
  }
}
