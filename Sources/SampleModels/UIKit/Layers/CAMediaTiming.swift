import Foundation

/// What is seen before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a pace of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system likes.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// Makes a pace of its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init()
  }

  /// Makes a pace of the two inner points of a curve.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init()
  }
}

/// A group of changes of layers.
open class CATransaction: NSObject {
  /// Begins a group.
  open class func begin() {}

  /// Ends a group.
  open class func commit() {}

  /// Sets how long the changes take.
  open class func setAnimationDuration(_ dur: TimeInterval) {}

  /// Sets whether the changes are made at once.
  open class func setDisableActions(_ flag: Bool) {}

  /// Sets what is done at the end, which is at once here.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
