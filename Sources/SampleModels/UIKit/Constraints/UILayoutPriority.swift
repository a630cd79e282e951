import Foundation

/// How much a relation of distances matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number; 1000 must be kept.
  public let rawValue: Float

  /// Makes a priority of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must be kept.
  public static let required = UILayoutPriority(1000)
  /// Much.
  public static let defaultHigh = UILayoutPriority(750)
  /// Little.
  public static let defaultLow = UILayoutPriority(250)
  /// As little as the size that fits.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is greater by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A priority that is less by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
