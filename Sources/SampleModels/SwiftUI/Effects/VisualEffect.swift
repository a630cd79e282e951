/// A change of a view's look that does not touch its layout.
public protocol VisualEffect: Sendable, Animatable {}

extension VisualEffect {
  private func adding(_ name: String = #function) -> NamedVisualEffect<Self> {
    NamedVisualEffect(base: self, name: name)
  }

  /// Makes the view see-through.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding() }

  /// Scales the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding()
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding()
  }

  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding() }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding() }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding() }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding()
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { adding() }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding() }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { adding() }

  /// Raises the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { adding() }

  /// Changes the strength of colours.
  public func saturation(_ amount: Double) -> some VisualEffect { adding() }

  /// Takes colours away.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding() }

  /// Turns the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding() }
}
