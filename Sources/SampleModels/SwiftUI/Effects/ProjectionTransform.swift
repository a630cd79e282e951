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
