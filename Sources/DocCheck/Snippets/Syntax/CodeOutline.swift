import SwiftParser
import SwiftSyntax

/// What stands at the top level of text that begins with Swift code and may go on with prose.
///
/// The text must be within `ParserLimit`, and the stack be deep.
struct CodeOutline {
  /// A declaration, a statement or an expression, or what the parser takes prose for.
  struct Item {
    /// How surely the item is Swift code.
    enum Clarity: Int, Comparable {
      /// Prose may look like this.
      case none
      /// A call or an assignment: code among code.
      case weak
      /// A declaration without braces: code where it stands on lines of its own.
      case plain
      /// Nothing but code looks like this.
      case strong

      static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    let clarity: Clarity
    /// The bytes of the text that the item takes, comments around it left out.
    let bytes: Range<Int>
    /// Whether what follows is prose that the parser took for a part of the item.
    let isCut: Bool
    /// Whether the parser accepts the item; lost line breaks and elisions do not count.
    let isSound: Bool
    /// The number of line breaks that are lost inside the item.
    let lostLineBreaks: Int
    let isImport: Bool
    /// The names of the types that the item declares.
    let types: [String]
    /// The number of declarations in the item that the parser accepts.
    let soundDeclarations: Int
  }

  let items: [Item]

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    let source = SourceText(text)
    let faults = CodeFaults(in: tree)
    let others = faults.others.filter {
      !ElisionComment.occurs(in: source.line(source.lineNumber(of: $0)))
    }
    let items = tree.statements.map { Syntax($0.item) }
    let starts = items.map(\.positionAfterSkippingLeadingTrivia.utf8Offset)
    self.items = zip(items, starts.dropFirst() + [text.utf8.count + 1]).map { item, next in
      Self.item(item, upTo: next, faults: others, lineBreaks: faults.lineBreaks)
    }
  }

  /// The number of declarations in code of an article that the parser accepts.
  static func soundDeclarations(in code: String) -> Int {
    guard ParserLimit.admits(code) else { return 0 }
    return DeepStack.run {
      SoundDeclarations.count(in: Syntax(Parser.parse(source: code)))
    } ?? 0
  }

  /// - Parameter next: where the next item begins.
  private static func item(
    _ syntax: Syntax,
    upTo next: Int,
    faults: [Int],
    lineBreaks: [Int]
  ) -> Item {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let whole = max(start, syntax.endPositionBeforeTrailingTrivia.utf8Offset)
    let cut = placeOfCut(in: syntax)
    // What is missing at the end of an item is missed behind the comments there.
    let faultsEnd = syntax.hasError ? max(whole + 1, next) : whole
    let lost = lineBreaks.count { $0 >= start && $0 < whole }
    let isCall = syntax.is(FunctionCallExprSyntax.self)
    return Item(
      // A block of words is the form of many a configuration file.
      clarity: isCall && lost > 0 ? .weak : ItemClarity.clarity(of: syntax),
      bytes: start..<(cut ?? whole),
      isCut: cut != nil,
      isSound: !faults.contains { $0 >= start && $0 < faultsEnd },
      lostLineBreaks: lost,
      isImport: syntax.is(ImportDeclSyntax.self),
      types: isType(syntax) ? ItemReader.declaredNames(of: syntax) : [],
      soundDeclarations: SoundDeclarations.count(in: syntax)
    )
  }

  private static func isType(_ syntax: Syntax) -> Bool {
    syntax.isProtocol((any DeclGroupSyntax).self) && !syntax.is(ExtensionDeclSyntax.self)
  }

  /// Where prose begins that the parser takes for operands: at an operator beyond ASCII, or at one
  /// that begins a line and is not indented, as the items of a list do.
  private static func placeOfCut(in syntax: Syntax) -> Int? {
    guard syntax.is(VariableDeclSyntax.self) || syntax.is(SequenceExprSyntax.self) else {
      return nil
    }
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      guard case .binaryOperator(let name) = token.tokenKind,
        let before = token.previousToken(viewMode: .sourceAccurate)
      else { continue }
      let isListed = token.leadingTrivia.pieces.last.map(\.isNewline) ?? false
      if isListed || !name.utf8.allSatisfy({ $0 < 0x80 }) {
        return before.endPositionBeforeTrailingTrivia.utf8Offset
      }
    }
    return nil
  }
}
