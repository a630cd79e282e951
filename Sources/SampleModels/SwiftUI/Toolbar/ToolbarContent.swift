/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that the content is made of.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent {
  /// Stops the program when the body of primitive content is asked for.
  package func primitiveContent() -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }

  /// Sets the ground that an item shares with others.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }

  /// Hides items while a condition holds.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }

  /// Marks where a screen comes from.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension Never: ToolbarContent {}
