import Foundation

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
