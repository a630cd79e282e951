import Foundation

/// A view that the user operates.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger goes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 4096)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// The main action is asked for.
    public static let primaryActionTriggered = Event(rawValue: 8192)
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
    public static let highlighted = State(rawValue: 1)
    /// It can't be used.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control can be used.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is held down.
  open var isHighlighted = false

  private var actions: [(action: UIAction, event: Event)] = []

  /// Does something at an event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Does what belongs to an event.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}
