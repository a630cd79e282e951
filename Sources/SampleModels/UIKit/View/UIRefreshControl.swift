import Foundation

/// A control that asks for new content.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether new content is awaited.
  open private(set) var isRefreshing = false
  /// The title.
  open var attributedTitle: NSAttributedString?

  /// Shows that new content is awaited.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that new content is there.
  open func endRefreshing() { isRefreshing = false }
}
