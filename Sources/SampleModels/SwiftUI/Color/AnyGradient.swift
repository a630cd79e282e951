/// A gradient of which only the colours are known.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The style resolves to itself.
  public typealias Resolved = Never

  package let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}
