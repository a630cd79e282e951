import Foundation

/// Something that the user does.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device is moved.
    case motion
    /// A remote control is used.
    case remoteControl
    /// A button is pressed.
    case presses
  }

  /// How the device is moved.
  public enum EventSubtype: Int, Sendable {
    /// Not at all.
    case none
    /// It is shaken.
    case motionShake
  }

  /// The kind.
  open var type: EventType { .touches }
  /// How the device is moved.
  open var subtype: EventSubtype { .none }
  /// When it happens.
  open var timestamp: TimeInterval { 0 }
  /// The touches of all views.
  open var allTouches: Set<UITouch>? { nil }
}
