import Foundation

/// Things that hit each other.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and hard the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Middle.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Makes a generator of a kind.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Lets it be felt.
  open func impactOccurred() {}

  /// Lets it be felt with a strength.
  open func impactOccurred(intensity: CGFloat) {}
}
