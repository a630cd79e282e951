import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A figure as a platform object; only rectangles are known here.
open class UIBezierPath: @unchecked Sendable {
  /// The figure without context.
  public let cgPath: CGPath

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

/// A figure without context, of which only the bounds are known here.
public final class CGPath: Hashable, Sendable {
  /// The smallest rectangle around the figure.
  public let boundingBox: CGRect

  package init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
  }

  /// Whether two figures have the same bounds.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.boundingBox == rhs.boundingBox }

  /// Feeds the width of the bounds to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Double(boundingBox.width))
  }
}
