import Foundation

/// The place of a part of a selected text.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// The place.
  open var rect: CGRect { .zero }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}
