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
