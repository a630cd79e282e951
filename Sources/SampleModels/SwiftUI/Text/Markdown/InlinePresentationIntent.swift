public import Foundation

/// How a part of a line stands out, as Markdown says it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Keeps the bits of the options.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Stressed, usually slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly stressed, usually bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break that may be laid out as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break that stays.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML that is a block.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of how a part of a line stands out.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey, Sendable {
    /// The type of the attribute.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// How a part of a line stands out.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    InlinePresentationIntentAttribute()
  }
}
