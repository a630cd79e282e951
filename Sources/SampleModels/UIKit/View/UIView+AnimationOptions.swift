import Foundation

extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same all the time.
    case linear
  }

  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views below are placed in it too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The user can touch views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins with what is seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Backwards too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// With its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// With its own pace.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Drawn again at each step.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden, not taken away.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Without the options around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turned from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turned from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turned from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How changes are animated in steps.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user can touch views meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Backwards too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Straight from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// By jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At the same speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}
