import Foundation

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    /// It goes down.
    case began
    /// It moves.
    case moved
    /// It rests.
    case stationary
    /// It goes up.
    case ended
    /// It is no longer followed.
    case cancelled
  }

  /// What the finger does.
  open var phase: Phase { .ended }
  /// How often the finger went down in a row.
  open var tapCount: Int { 0 }
  /// When the finger last did something.
  open var timestamp: TimeInterval { 0 }
  /// The strength of the touch.
  open var force: CGFloat { 0 }
  /// The view where the finger went down.
  open var view: UIView? { nil }
  /// The window where the finger went down.
  open var window: UIWindow? { nil }

  /// The place in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// The place before in a view.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
