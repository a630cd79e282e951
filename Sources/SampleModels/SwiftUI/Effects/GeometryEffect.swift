/// A change of a view's coordinates.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change for a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect in its own layer.
  public func ignoredByLayout() -> some GeometryEffect { self }
}
