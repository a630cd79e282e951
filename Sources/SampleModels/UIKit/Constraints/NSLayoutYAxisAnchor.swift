import Foundation

/// A distance from top to bottom.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// It is another one, plus the usual distance.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor, constant: 8 * multiplier)
  }

  /// It is at least another one, plus the usual distance.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, constant: 8 * multiplier)
  }
}
