import Foundation

/// A view of many lines of text.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString!
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// How lines are lined up.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
}

/// An object that is told what happens to a view of text.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)

  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
