/// An action that opens the settings.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  /// Opens the settings.
  public func callAsFunction() {}

  package nonisolated init() {}
}
