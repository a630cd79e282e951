import Foundation

/// A view of text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  /// The colour.
  open var textColor: UIColor? = .label
  /// How lines are lined up.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 is any number.
  open var numberOfLines = 1
  /// Whether letters get smaller where there is little room.
  open var adjustsFontSizeToFitWidth = false
}

/// How lines of text are lined up.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// In the middle.
  case center
  /// To the right.
  case right
  /// To both sides.
  case justified
  /// As the language likes.
  case natural
}
