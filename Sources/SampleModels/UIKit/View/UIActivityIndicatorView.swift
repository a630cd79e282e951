import Foundation

/// A view that says that something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of the view.
  public enum Style: Int, Sendable {
    /// Middle.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// Whether it moves.
  open private(set) var isAnimating = false

  /// Makes a view of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
  }

  /// Starts moving.
  open func startAnimating() { isAnimating = true }

  /// Stops moving.
  open func stopAnimating() { isAnimating = false }
}
