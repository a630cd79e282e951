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

/// An object that is told what happens to a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the return key does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Whether a part of the text may change.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// It may by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// It does by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// It may by default.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
