/// A change of a view's coordinates.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change for a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect in its own layer.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// A change of coordinates with perspective.
public struct ProjectionTransform: Equatable, Sendable {
  /// The part of the change that keeps lines parallel.
  package var affine: CGAffineTransform

  /// The change that changes nothing.
  public init() {
    affine = .identity
  }

  /// A change that keeps lines parallel.
  public init(_ m: CGAffineTransform) {
    affine = m
  }
}
