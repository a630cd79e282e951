import Foundation

extension View {
  /// Sets the keys that do the same.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    display(key, modifiers)
  }

  /// Sets the keys that do the same, with a way of placing.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    display(key, modifiers)
  }

  /// Sets the keys that do the same.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    display(shortcut)
  }

  /// Sets the keys that do the same, if any.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    display(shortcut)
  }

  /// Does something when a key is pressed.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    display(key, action)
  }

  /// Does something when a key is pressed, released or repeated.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    display(key, phases, action)
  }

  /// Does something when one of several keys is pressed.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    display(keys, phases, action)
  }

  /// Does something when the key of some character is pressed.
  public nonisolated func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    display(characters, phases, action)
  }

  /// Does something when any key is pressed.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    display(phases, action)
  }

  /// Does something when the user moves with the arrow keys.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    display(action)
  }
}

/// A direction of the arrow keys.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether a key was made use of.
  public enum Result: Sendable {
    /// It was.
    case handled
    /// It was not.
    case ignored
  }

  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It is pressed.
    public static let down = Phases(rawValue: 1)
    /// It is still held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is released.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it stands for.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}
