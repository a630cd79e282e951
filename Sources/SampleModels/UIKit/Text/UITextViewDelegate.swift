import Foundation

/// An object that is told what happens to a view of text.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)

  /// The selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Whether a part of the text may change.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// It may by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// It may by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// It may by default.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
}
