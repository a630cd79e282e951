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

  /// A comment of one line.
  struct Comment: Hashable, Sendable {
    /// The text behind the slashes.
    let text: String
    /// The offset in bytes of the first slash.
    let offset: Int
  }

  let items: [Item]
  /// The modules that the code imports, in its order, submodules left out.
  let imports: [String]
  let errors: [SyntaxError]
  /// The bytes of editor placeholders such as `<#name#>`.
  let placeholders: [Range<Int>]
  /// The offsets behind the opening braces of bodies that were left out.
  let emptyBodies: [Int]
  /// The comments that begin with `//`, in the order of the code.
  let comments: [Comment]

  /// Whether the code was too long or too deeply nested to be parsed; all else is empty then.
  let isRefused: Bool

  /// Parses code of an article, within `ParserLimit`.
  init(_ code: String) {
    let parsed = ParserLimit.admits(code) ? DeepStack.run { ParsedSwift(trusted: code) } : nil
    self = parsed ?? ParsedSwift()
  }

  /// What is said of code that is not parsed.
  private init() {
    (items, imports, errors, placeholders) = ([], [], [], [])
    (emptyBodies, comments) = ([], [])
    isRefused = true
  }

  /// Parses code that no article holds, of any length.
  init(trusted code: String) {
    isRefused = false
    let tree = Parser.parse(source: code)
    items = tree.statements.map { ItemReader.item($0) }
    imports = tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { SyntaxError(message: $0.message, offset: $0.position.utf8Offset) }
    placeholders = tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let text) = token.tokenKind, text.hasPrefix("<#") else { return nil }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<start + text.utf8.count
    }
    let bodies = EmptyBodies(viewMode: .sourceAccurate)
    bodies.walk(tree)
    emptyBodies = bodies.offsets
    comments = tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      Self.comments(in: token.leadingTrivia, from: token.position.utf8Offset)
        + Self.comments(
          in: token.trailingTrivia,
          from: token.endPositionBeforeTrailingTrivia.utf8Offset
        )
    }
  }

  private static func comments(in trivia: Trivia, from start: Int) -> [Comment] {
    var offset = start
    var comments: [Comment] = []
    for piece in trivia {
      if case .lineComment(let text) = piece {
        comments.append(Comment(text: String(text.dropFirst(2)), offset: offset))
      }
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
