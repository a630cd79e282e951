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

  /// The text.
  open var text: String?
  /// The text of an empty field.
  open var placeholder: String?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// How the text is lined up.
  open var textAlignment = NSTextAlignment.natural
  /// How the field is framed.
  open var borderStyle = BorderStyle.none
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether nobody may see the text.
  open var isSecureTextEntry = false
  /// The object that is told what happens.
  open weak var delegate: (any UITextFieldDelegate)?
}
