import Foundation

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger goes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger goes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A finger is no longer followed.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action is asked for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is asked for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events of the app.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// All events of the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A condition of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a condition.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// It is held down.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It can't be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It gets the events of the keyboard.
    public static let focused = State(rawValue: 1 << 3)
    /// The conditions of the app.
    public static let application = State(rawValue: 0xFF_0000)
    /// The conditions of the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The place of content from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// To the left.
    case left
    /// To the right.
    case right
    /// To both sides.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// The place of content from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case fill
  }
}
