import Foundation

/// An object that is told what happens to a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

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

  /// It may by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// It may by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// It does by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// It may by default.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
