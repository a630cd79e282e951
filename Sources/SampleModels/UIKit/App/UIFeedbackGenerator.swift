import Foundation

/// Something that can be felt.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Gets ready.
  open func prepare() {}
}

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

/// Something that has worked or failed.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public enum FeedbackType: Int, Sendable {
    /// It has worked.
    case success
    /// It may be wrong.
    case warning
    /// It is wrong.
    case error
  }

  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Something else that is selected.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() {}
}
