import SwiftParser
import SwiftParserDiagnostics
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
  /// Whether every bracket that is opened is closed.
  let isBalanced: Bool
  /// Whether the parser refuses the code because a line of it is a sentence.
  let isProse: Bool
  /// What to put in the places of what the author left out.
  let holes: [CodeEdit]
  /// The offsets of the comments that stand for something left out.
  let elisions: [Int]
  /// The types of whose members some are left out.
  let elidedTypes: Set<String>
  /// The answers to conditions of `#if` that ask for the operating system.
  let platformConditions: [CodeEdit]
  /// Blanks in the place of each `#sourceLocation`.
  let placeDirectives: [CodeEdit]
  /// The comments that begin with `//`, in the order of the code.
  let comments: [Comment]
  /// The comments between `/*` and `*/`, in the order of the code.
  let blockComments: [Comment]

  /// Whether the code was too long or too deeply nested to be parsed; all else is empty then.
  let isRefused: Bool

  /// Parses code of an article, within `ParserLimit`.
  init(_ code: String) {
    let parsed = ParserLimit.admits(code) ? DeepStack.run { ParsedSwift(admitted: code) } : nil
    self = parsed ?? ParsedSwift()
  }

  /// What is said of code that is not parsed.
  private init() {
    (items, imports, errors, comments) = ([], [], [], [])
    (holes, elisions, elidedTypes, platformConditions) = ([], [], [], [])
    (placeDirectives, blockComments) = ([], [])
    (isBalanced, isProse) = (true, false)
    isRefused = true
  }

  /// Parses code that `ParserLimit` admits.
  private init(admitted code: String) {
    isRefused = false
    let tree = Parser.parse(source: code)
    items = tree.statements.map { ItemReader.item($0) }
    imports = tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { SyntaxError(message: $0.message, offset: $0.position.utf8Offset) }
    isBalanced = BracketBalance(of: tree).isEven
    isProse = !errors.isEmpty && CodeToken.hasSentence(in: tree)
    let bodies = EmptyBodies(viewMode: .sourceAccurate)
    bodies.walk(tree)
    let bodiless = BodilessDeclarations(viewMode: .sourceAccurate)
    if errors.isEmpty { bodiless.walk(tree) }
    let filled =
      ElisionReader(tree, isRefused: !errors.isEmpty).edits + bodies.edits + bodiless.edits
    let opaque = OpaqueHoles(filledBy: filled)
    opaque.walk(tree)
    holes = filled + opaque.edits
    let conditions = PlatformConditions(viewMode: .sourceAccurate)
    conditions.walk(tree)
    platformConditions = conditions.edits
    let places = PlaceDirectives(viewMode: .sourceAccurate)
    places.walk(tree)
    placeDirectives = places.edits
    comments = Self.comments(in: tree)
    blockComments = Self.comments(in: tree, read: Self.blockText)
    elisions = Self.elisions(in: tree)
    elidedTypes = BlockList.types(in: tree, around: elisions + holes.map(\.bytes.lowerBound))
  }

  /// The comments that begin with `//`, or others.
  ///
  /// - Parameters:
  ///   - tree: the code.
  ///   - read: takes the text out of a piece of the code that is such a comment.
  static func comments(
    in tree: SourceFileSyntax,
    read: (TriviaPiece) -> String? = lineText
  ) -> [Comment] {
    tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      return comments(in: token.leadingTrivia, from: token.position.utf8Offset, read)
        + comments(in: token.trailingTrivia, from: end, read)
    }
  }

  /// The text behind `//`.
  private static func lineText(_ piece: TriviaPiece) -> String? {
    guard case .lineComment(let text) = piece else { return nil }
    return String(text.dropFirst(2))
  }

  /// The text between `/*` and `*/`.
  private static func blockText(_ piece: TriviaPiece) -> String? {
    guard case .blockComment(let text) = piece, text.count >= 4 else { return nil }
    return String(text.dropFirst(2).dropLast(2))
  }

  /// The offsets of the comments, of either kind, that stand for something left out.
  private static func elisions(in tree: SourceFileSyntax) -> [Int] {
    tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      let behind = token.endPositionBeforeTrailingTrivia.utf8Offset
      return token.leadingTrivia.elisions(from: token.position.utf8Offset)
        + token.trailingTrivia.elisions(from: behind)
    }
  }

  private static func comments(
    in trivia: Trivia,
    from start: Int,
    _ read: (TriviaPiece) -> String?
  ) -> [Comment] {
    var offset = start
    var comments: [Comment] = []
    for piece in trivia {
      if let text = read(piece) { comments.append(Comment(text: text, offset: offset)) }
      offset += piece.sourceLength.utf8Length
    }
    return comments
  }

  /// The comments that stand alone at the start of a line of the top level, with their lines,
  /// counted from 1.
  func standaloneComments(in code: String) -> [(text: String, line: Int)] {
    let source = SourceText(code)
    var inside = items[...]
    return comments.compactMap { comment in
      inside = inside.drop { $0.bytes.upperBound <= comment.offset }
      let isInside = inside.first?.bytes.contains(comment.offset) ?? false
      let line = source.position(comment.offset).line
      let isAlone = source.lineBytes(line).lowerBound == comment.offset
      return isAlone && !isInside ? (comment.text, line) : nil
    }
  }

  /// The names declared at the top level, in the order of the code.
  var declares: [String] { items.flatMap(\.declares) }
}
