/// A font that is chosen when text is laid out.
public struct Font: Hashable, Sendable {
  /// A font and what was changed of it.
  package indirect enum Source: Hashable, Sendable {
    /// The font of a text style.
    case style(TextStyle, design: Design?, weight: Weight?)
    /// The system's font in a size.
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// A font by its name.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    /// A platform font.
    case platform(UIFont)
    /// Another font with one change.
    case changed(Font, Change)
  }

  /// A change of a font.
  package enum Change: Hashable, Sendable {
    /// Slanted letters.
    case italic
    /// Small capitals.
    case smallCaps
    /// Digits of one width.
    case monospacedDigit
    /// Letters of one width.
    case monospaced
    /// Another thickness.
    case weight(Weight)
    /// Another width.
    case width(CGFloat)
    /// Another distance of lines.
    case leading(Leading)
  }

  package let source: Source

  package init(_ source: Source) {
    self.source = source
  }

  /// What a text is for, and with it the font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Largest titles.
    case largeTitle
    /// First titles.
    case title
    /// Second titles.
    case title2
    /// Third titles.
    case title3
    /// Headings.
    case headline
    /// Secondary headings.
    case subheadline
    /// Running text.
    case body
    /// Remarks.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Secondary captions.
    case caption2
    /// Larger titles than the largest, on visionOS.
    case extraLargeTitle
    /// The second of the larger titles, on visionOS.
    case extraLargeTitle2
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    /// The usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Round letters.
    case rounded
    /// Letters of one width.
    case monospaced
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// The usual distance.
    case standard
    /// A small distance.
    case tight
    /// A large distance.
    case loose
  }

  /// The thickness of letters.
  public struct Weight: Hashable, Sendable {
    package let value: CGFloat

    /// The thinnest.
    public static let ultraLight = Weight(value: -0.8)
    /// Very thin.
    public static let thin = Weight(value: -0.6)
    /// Thin.
    public static let light = Weight(value: -0.4)
    /// The usual thickness.
    public static let regular = Weight(value: 0)
    /// Somewhat thick.
    public static let medium = Weight(value: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(value: 0.3)
    /// Thick.
    public static let bold = Weight(value: 0.4)
    /// Very thick.
    public static let heavy = Weight(value: 0.56)
    /// The thickest.
    public static let black = Weight(value: 0.62)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// The width; 0 is the usual one.
    public var value: CGFloat

    /// Makes a width of a number.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The usual letters.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}
