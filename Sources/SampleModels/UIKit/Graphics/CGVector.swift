import Foundation

/// A direction and a length.
public struct CGVector: Hashable, Sendable {
  /// The part from side to side.
  public var dx: CGFloat
  /// The part from top to bottom.
  public var dy: CGFloat

  /// Makes a vector of its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector without length.
  public static let zero = CGVector(dx: 0, dy: 0)
}
