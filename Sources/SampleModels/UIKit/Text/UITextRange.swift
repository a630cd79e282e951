import Foundation

/// A part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Whether there is no text in it.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}
