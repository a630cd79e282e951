import Foundation

/// The key of a text that is looked up in the app's translations.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A piece of the text: what is written, or what an interpolation puts in.
  package enum Argument: Equatable, Sendable {
    /// Characters of the key itself, in which Markdown is read.
    case literal(String)
    /// A value that is already formatted.
    case value(String)
    /// A text with its own looks.
    case text(Text)
    /// An image in the line.
    case image(Image)
  }

  /// The key, with format specifiers for interpolated values.
  package let key: String

  /// The pieces of the text without any translation.
  package let pieces: [Argument]

  /// Makes a key of a text.
  public init(_ value: String) {
    key = value
    pieces = [.literal(value)]
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    pieces = stringInterpolation.pieces
  }

  /// Whether the author's own words may have marks of Markdown.
  package var hasMarks: Bool {
    pieces.contains { piece in
      if case .literal(let text) = piece { InlineMarkdown.mayHaveMarks(text) } else { false }
    }
  }

  /// The text without any translation and without the marks of Markdown.
  package var plainText: String {
    (hasMarks ? runs.map(\.text) : pieces.map(\.plainText)).joined()
  }

  /// The parts of the text without any translation.
  ///
  /// Markdown is read in the key, before values are put into it: a value is not Markdown.
  package var runs: [MarkdownRun] {
    var values: [Character: String] = [:]
    let line = pieces.map { piece in
      if case .literal(let text) = piece { return text }
      guard let place = Self.place(values.count) else { return piece.plainText }
      values[place] = piece.plainText
      return String(place)
    }
    return InlineMarkdown.runs(in: line.joined())
      .map { run in
        var run = run
        if !values.isEmpty { run.text = run.text.map { values[$0] ?? String($0) }.joined() }
        return run
      }
  }

  /// A character that stands for a value, from those that Unicode leaves to private use.
  private static func place(_ index: Int) -> Character? {
    UnicodeScalar(0xF0000 + UInt32(index)).map(Character.init)
  }
}

extension LocalizedStringKey.Argument {
  /// The piece as text.
  fileprivate var plainText: String {
    switch self {
    case .literal(let text), .value(let text): text
    case .text(let text): text.plainText
    case .image: ""
    }
  }
}
