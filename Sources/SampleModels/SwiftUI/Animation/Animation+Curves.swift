import Foundation

extension Animation {
  /// A curve that starts and ends slowly.
  public static var easeInOut: Animation { Animation("easeInOut") }

  /// A curve that starts and ends slowly, in a time.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut(duration: \(duration))")
  }

  /// A curve that starts slowly.
  public static var easeIn: Animation { Animation("easeIn") }

  /// A curve that starts slowly, in a time.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn(duration: \(duration))")
  }

  /// A curve that ends slowly.
  public static var easeOut: Animation { Animation("easeOut") }

  /// A curve that ends slowly, in a time.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut(duration: \(duration))")
  }

  /// A straight line.
  public static var linear: Animation { Animation("linear") }

  /// A straight line, in a time.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear(duration: \(duration))")
  }

  /// A curve by its two control points.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), duration: \(duration))")
  }

  /// A curve of one's own, in a time.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve(\(curve), duration: \(duration))")
  }
}
