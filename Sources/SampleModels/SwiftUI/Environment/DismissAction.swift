/// An action that closes what is shown.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  /// What closes it; a runtime puts it in.
  package var perform: @MainActor @Sendable () -> Void

  package nonisolated init(_ perform: @escaping @MainActor @Sendable () -> Void = {}) {
    self.perform = perform
  }

  /// Closes what is shown.
  public func callAsFunction() { perform() }
}

/// An action that ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  package var perform: @MainActor @Sendable () -> Void

  package nonisolated init(_ perform: @escaping @MainActor @Sendable () -> Void = {}) {
    self.perform = perform
  }

  /// Ends the search.
  public func callAsFunction() { perform() }
}
