/// A change of look that changes nothing, to begin with.
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing changes over time.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the effect.
  public init() {}
}

/// A change of look on top of another one, by its name.
package struct NamedVisualEffect<Base: VisualEffect>: VisualEffect {
  package typealias AnimatableData = EmptyAnimatableData

  package let base: Base
  package let name: String
}
