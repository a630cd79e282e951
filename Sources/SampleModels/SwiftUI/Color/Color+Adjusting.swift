extension Color {
  /// The colour, made less opaque.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(self, opacity))
  }

  /// The colour as a gradient with a lighter start.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// The colour mixed with another one.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction))
  }
}
