/// An action that closes a window.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  /// Closes the window of the view.
  public func callAsFunction() {}

  /// Closes the window of an identifier.
  public func callAsFunction(id: String) {}

  /// Closes the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Closes the window of an identifier and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}

  package nonisolated init() {}
}
