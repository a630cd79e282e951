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

/// An action that opens the settings.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  /// Opens the settings.
  public func callAsFunction() {}

  package nonisolated init() {}
}

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

/// An action that closes the immersive space.
@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction: Sendable {
  /// Closes the space.
  public func callAsFunction() async {}

  package nonisolated init() {}
}
