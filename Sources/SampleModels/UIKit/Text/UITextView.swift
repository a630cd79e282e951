import Foundation

/// A view of many lines of text.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// Editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
  /// The text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString!
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// How lines are lined up.
  open var textAlignment = NSTextAlignment.natural
  /// The selected part.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Whether letters follow the user's size.
  open var adjustsFontForContentSizeCategory = false
  /// The distances of the text from the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The looks of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default

  private var keyboard: UIView?
  private var accessory: UIView?

  /// The object that is told what happens.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The view in the place of the keyboard.
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  /// The view gets the events of the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Scrolls to a part.
  open func scrollRangeToVisible(_ range: NSRange) {}
}
