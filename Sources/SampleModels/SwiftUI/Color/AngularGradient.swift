/// A gradient around a centre.
public struct AngularGradient: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  package let gradient: Gradient
  package let center: UnitPoint
  package let startAngle: Angle
  package let endAngle: Angle

  /// Makes a gradient around a centre, between two angles.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient of evenly spread colours, between two angles.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a gradient all around, from an angle on.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Makes a gradient of evenly spread colours all around.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of colours in places all around.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a centre.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spread colours around a centre.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient all around a centre.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of which only the colours are known, around a centre.
  public static func angularGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      gradient.gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// A gradient of which only the colours are known, all around.
  public static func conicGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(gradient.gradient, center: center, angle: angle)
  }
}
