/// An action that opens an immersive space.
@MainActor @preconcurrency
public struct OpenImmersiveSpaceAction: Sendable {
  /// What became of the space.
  public enum Result: Hashable, Sendable {
    /// It is open.
    case opened
    /// The user did not want it.
    case userCancelled
    /// It could not be opened.
    case error
  }

  /// Opens the space of an identifier.
  @discardableResult
  public func callAsFunction(id: String) async -> Result { .error }

  package nonisolated init() {}
}
