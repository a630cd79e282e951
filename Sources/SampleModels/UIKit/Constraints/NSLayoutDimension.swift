import Foundation

/// A width or a height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// It is a number.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, nil, constant: c)
  }

  /// It is at least a number.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, nil, constant: c)
  }

  /// It is at most a number.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, nil, constant: c)
  }

  /// It is a multiple of another one, plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.equal, anchor, multiplier: m, constant: c)
  }

  /// It is at least a multiple of another one, plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// It is at most a multiple of another one, plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
