/// How the field for searching of a bar behaves.
public struct SearchToolbarBehavior: Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// It is a button until it is needed.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Sets how the field for searching of a bar behaves.
  public nonisolated func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> some View {
    display(behavior)
  }

  /// Sets whether the field for searching of a bar can be used.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    display(behavior)
  }
}

/// What happens to a bar while a search goes on.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The content stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent"
  )
}
