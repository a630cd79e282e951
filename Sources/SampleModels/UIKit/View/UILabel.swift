import Foundation

/// A view of text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour.
  open var textColor: UIColor! = .label
  /// How lines are lined up.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 is any number.
  open var numberOfLines = 1
  /// Whether letters get smaller where there is little room.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller letters get at most.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters follow the user's size.
  open var adjustsFontForContentSizeCategory = false
  /// Where lines that are too long are broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The width that lines are broken at.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether it is held down.
  open var isHighlighted = false
  /// The colour while it is held down.
  open var highlightedTextColor: UIColor?
  /// Whether it is used.
  open var isEnabled = true
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The place of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Draws the text.
  open func drawText(in rect: CGRect) {}

  /// The place of the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }
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
