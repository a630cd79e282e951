/// An action that closes the immersive space.
@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction: Sendable {
  /// Closes the space.
  public func callAsFunction() async {}

  package nonisolated init() {}
}
