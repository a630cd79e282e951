/// A gradient from a centre outwards.
public struct RadialGradient: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  package let gradient: Gradient
  package let center: UnitPoint
  package let startRadius: CGFloat
  package let endRadius: CGFloat

  /// Makes a gradient from a centre outwards.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of evenly spread colours.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Makes a gradient of colours in places.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension RadialGradient: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from a centre outwards.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A gradient of evenly spread colours.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A gradient of which only the colours are known, from a centre outwards.
  public static func radialGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(
      gradient.gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}
