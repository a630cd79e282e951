/// A gradient from a centre outwards that is as wide as its shape.
public struct EllipticalGradient: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  package let gradient: Gradient
  package let center: UnitPoint

  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
  }

  /// Makes a gradient of evenly spread colours.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(gradient: Gradient(colors: colors), center: center)
  }
}

extension EllipticalGradient: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
