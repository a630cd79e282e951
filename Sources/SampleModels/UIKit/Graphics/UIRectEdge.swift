import Foundation

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
