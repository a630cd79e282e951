/// A button that starts a renaming.
public struct RenameButton: Sendable {
  /// Makes the button.
  public nonisolated init() {}
}

extension RenameButton: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension View {
  /// Says how something is renamed.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    display(action)
  }

  /// Moves the focus to a field for a renaming.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    display(isFocused)
  }
}
