import Foundation

extension UITableView {
  /// How a view looks.
  public enum Style: Int, Sendable {
    /// One row under the other.
    case plain
    /// In groups.
    case grouped
    /// In groups that don't reach the sides.
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// To or from the right.
    case right = 1
    /// To or from the left.
    case left = 2
    /// To or from the top.
    case top = 3
    /// To or from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// To or from the middle.
    case middle = 6
    /// As the system likes.
    case automatic = 100
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is seen.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }
}
