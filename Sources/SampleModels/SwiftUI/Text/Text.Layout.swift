import Foundation

extension Text {
  /// The lines of a text as they are laid out; nothing is laid out here, so there are none.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    /// The position of the first line.
    public var startIndex: Int { 0 }
    /// The position after the last line.
    public var endIndex: Int { 0 }

    /// The line in a position.
    public subscript(index: Int) -> Line { preconditionFailure("Index out of range") }

    /// Whether the text had to be cut.
    public var isTruncated: Bool { false }
  }
}

extension Text.Layout {
  /// A line of text.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    /// The position of the first run.
    public var startIndex: Int { 0 }
    /// The position after the last run.
    public var endIndex: Int { 0 }
    /// Where the line begins.
    public var origin = CGPoint.zero
    /// The room that the line takes.
    public var typographicBounds: TypographicBounds { TypographicBounds() }

    /// The run in a position.
    public subscript(index: Int) -> Run { preconditionFailure("Index out of range") }
  }

  /// A part of a line that looks the same all along.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    /// The position of the first glyph.
    public var startIndex: Int { 0 }
    /// The position after the last glyph.
    public var endIndex: Int { 0 }
    /// The room that the run takes.
    public var typographicBounds: TypographicBounds { TypographicBounds() }
    /// The places of the characters that the glyphs are for.
    public var characterIndices: [CharacterIndex] { [] }
    /// The direction in which it is read.
    public var layoutDirection: LayoutDirection { .leftToRight }

    /// The glyph in a position.
    public subscript(index: Int) -> RunSlice { preconditionFailure("Index out of range") }

    /// The attribute of a type, if the text has it here.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    /// The run.
    public var run: Run
    /// The glyphs of the run that are meant.
    public var indices: Range<Int>

    /// Takes some glyphs of a run.
    public init(run: Run, indices: Range<Int>) {
      (self.run, self.indices) = (run, indices)
    }

    /// The position of the first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// The position after the last glyph.
    public var endIndex: Int { indices.upperBound }
    /// The places of the characters that the glyphs are for.
    public var characterIndices: [CharacterIndex] { [] }

    /// The glyph in a position.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }

    /// The room that the glyphs take.
    public var typographicBounds: TypographicBounds { TypographicBounds() }

    /// The attribute of a type, if the text has it here.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// The place of a character in the text.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    private let offset: Int

    /// Whether a place is before another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// The room that a part of a text takes.
  public struct TypographicBounds: Equatable, Sendable {
    /// Where it begins.
    public var origin = CGPoint.zero
    /// How wide it is.
    public var width: CGFloat = 0
    /// How far it goes up.
    public var ascent: CGFloat = 0
    /// How far it goes down.
    public var descent: CGFloat = 0
    /// The room between lines.
    public var leading: CGFloat = 0

    /// Takes no room.
    public init() {}

    /// The room as a rectangle.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How text is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Combines bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Glyphs may be between two pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

  /// Draws a part of a line.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}

  /// Draws some glyphs.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
