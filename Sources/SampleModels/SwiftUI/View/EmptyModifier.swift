/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier is primitive.
  public typealias Body = Never

  /// The one value that is needed.
  public nonisolated static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}
}
