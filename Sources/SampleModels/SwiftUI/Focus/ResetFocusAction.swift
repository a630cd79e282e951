/// An action that moves the focus to where it is at first.
public struct ResetFocusAction: Sendable {
  /// Moves the focus in a scope.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Moves the focus to where it is at first.
  public var resetFocus: ResetFocusAction { value(default: ResetFocusAction()) }
}
