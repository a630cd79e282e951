import Foundation

/// A control for a line of text.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// How a field is framed.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case line
    /// By a bezel.
    case bezel
    /// By a round line.
    case roundedRect
  }

  /// When a view of a field is seen.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text isn't edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// Editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// The text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The text of an empty field.
  open var placeholder: String?
  /// The text of an empty field with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// How the text is lined up.
  open var textAlignment = NSTextAlignment.natural
  /// How the field is framed.
  open var borderStyle = BorderStyle.none
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether letters get smaller where there is little room.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of the letters.
  open var minimumFontSize: CGFloat = 0
  /// Whether letters follow the user's size.
  open var adjustsFontForContentSizeCategory = false
  /// The image behind the text.
  open var background: UIImage?
  /// When the button that clears the text is seen.
  open var clearButtonMode = ViewMode.never
  /// The view at the left.
  open var leftView: UIView?
  /// When the view at the left is seen.
  open var leftViewMode = ViewMode.never
  /// The view at the right.
  open var rightView: UIView?
  /// When the view at the right is seen.
  open var rightViewMode = ViewMode.never
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key needs some text.
  open var enablesReturnKeyAutomatically = false
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What the text means.
  open var textContentType: UITextContentType?
  /// Whether nobody may see the text.
  open var isSecureTextEntry = false
  /// The object that is told what happens.
  open weak var delegate: (any UITextFieldDelegate)?

  private var keyboard: UIView?
  private var accessory: UIView?

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

  /// The field gets the events of the keyboard.
  open override var canBecomeFirstResponder: Bool { true }

  /// Whether the text is edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field has some text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { UITextPosition() }

  /// Where the text ends.
  open var endOfDocument: UITextPosition { UITextPosition() }

  /// The selected part of the text.
  open var selectedTextRange: UITextRange?

  /// The place of the insertion point.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// The places of a selected part of the text.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// The place of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of the text of an empty field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of the view at the left.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }

  /// The place of the view at the right.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
}
