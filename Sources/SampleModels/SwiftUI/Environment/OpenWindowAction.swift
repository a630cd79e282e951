/// An action that opens a window.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  /// Opens the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Opens the window of an identifier.
  public func callAsFunction(id: String) {}

  /// Opens the window of an identifier and a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}

  package nonisolated init() {}
}
