import Foundation

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
