import Foundation

/// A distance from side to side.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// It is another one, plus the usual distance.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor, constant: 8 * multiplier)
  }

  /// It is at least another one, plus the usual distance.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, constant: 8 * multiplier)
  }
}
