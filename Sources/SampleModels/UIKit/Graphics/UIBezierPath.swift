import Foundation

/// A figure as a platform object; only rectangles are known here.
open class UIBezierPath: @unchecked Sendable {
  /// The figure without context.
  public let cgPath: CGPath

  /// Makes a figure without lines.
  public init() { cgPath = CGPath(boundingBox: .zero) }

  /// Makes a rectangle.
  public init(rect: CGRect) {
    cgPath = CGPath(boundingBox: rect)
  }

  /// Makes a rectangle some of whose corners are round.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    cgPath = CGPath(boundingBox: rect)
  }

  /// Makes a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(boundingBox: rect)
  }

  /// Makes an ellipse.
  public init(ovalIn rect: CGRect) {
    cgPath = CGPath(boundingBox: rect)
  }
}
