/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public init() {
    radians = 0
  }

  /// An angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// An angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The zero angle.
  public static let zero = Angle()

  /// Whether one angle is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Adds to an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// A multiple of an angle.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
}

extension Angle: Animatable {
  /// The angle as a number of 128 units a radian.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
