/// An action that loads content again.
public struct RefreshAction: Sendable {
  package let action: @Sendable () async -> Void

  package init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Loads the content again and waits for it.
  public func callAsFunction() async {
    await action()
  }
}

/// An action that renames something.
public struct RenameAction: Sendable {
  /// Starts the renaming.
  public func callAsFunction() {}
}
