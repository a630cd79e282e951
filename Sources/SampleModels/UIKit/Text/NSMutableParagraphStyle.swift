import Foundation

/// How a paragraph looks.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// How lines are lined up.
  open internal(set) var alignment = NSTextAlignment.natural
  /// The distance of lines.
  open internal(set) var lineSpacing: CGFloat = 0
  /// The distance of paragraphs.
  open internal(set) var paragraphSpacing: CGFloat = 0
  /// Where lines that are too long are broken.
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// What the height of lines is multiplied by.
  open internal(set) var lineHeightMultiple: CGFloat = 0
  /// Where the first line begins.
  open internal(set) var firstLineHeadIndent: CGFloat = 0
  /// Where other lines begin.
  open internal(set) var headIndent: CGFloat = 0
}

/// How a paragraph looks, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How lines are lined up.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The distance of lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The distance of paragraphs.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Where lines that are too long are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// What the height of lines is multiplied by.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// Where the first line begins.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// Where other lines begin.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
}

extension NSAttributedString.Key {
  /// The looks of a paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The distance of letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line under text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line around letters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the line around letters.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The address that text leads to.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far text is above its line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
