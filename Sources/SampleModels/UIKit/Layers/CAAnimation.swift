import Foundation

/// A change of a layer in time.
open class CAAnimation: NSObject {
  /// How long it takes.
  open var duration: TimeInterval = 0
  /// When it begins.
  open var beginTime: TimeInterval = 0
  /// How often it is done.
  open var repeatCount: Float = 0
  /// Whether it is also done backwards.
  open var autoreverses = false
  /// How fast it is.
  open var speed: Float = 1
  /// What is seen before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is forgotten at its end.
  open var isRemovedOnCompletion = true
  /// Its pace.
  open var timingFunction: CAMediaTimingFunction?
}

/// A change of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?

  /// Changes a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The way from one to the other.
  open var byValue: Any?
}

/// A change from one value to another on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The weight.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The speed at the beginning.
  open var initialVelocity: CGFloat = 0
  /// How long it takes to come to rest.
  open var settlingDuration: TimeInterval { duration }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When they are reached, as parts of the duration.
  open var keyTimes: [NSNumber]?
  /// The way of a point.
  open var path: CGPath?
}

/// Several changes at once.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}
