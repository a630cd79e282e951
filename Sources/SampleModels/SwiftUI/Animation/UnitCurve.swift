/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// A straight line.
  public static let linear = UnitCurve(name: "linear")
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(name: "easeInOut")

  /// A curve by its two control points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(name: "bezier(\(startControlPoint), \(endControlPoint))")
  }
}
