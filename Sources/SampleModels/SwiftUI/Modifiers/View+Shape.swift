extension View {
  /// Cuts the view to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    display(antialiased)
  }

  /// Cuts the view to a shape.
  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    display(shape, style)
  }

  /// Rounds the corners.
  @available(*, deprecated, message: "use clipShape(.rect(cornerRadius:))")
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    display(radius, antialiased)
  }

  /// Sets the shape that can be touched.
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    display(shape, eoFill)
  }

  /// Sets the shape for some purposes.
  public nonisolated func contentShape<S>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View where S: Shape {
    display(kind, shape, eoFill)
  }

  /// Sets the shape of the container.
  public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    display(shape)
  }

  /// Shows only what another view covers.
  public nonisolated func mask<Mask>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    display(alignment, mask())
  }

  /// Shows only what another view covers.
  @available(*, deprecated, message: "use mask(alignment:_:)")
  public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    display(mask)
  }

  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    display(angle, anchor)
  }

  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    display(angle, axis, anchor, anchorZ, perspective)
  }

  /// Scales the view.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    display(scale, anchor)
  }

  /// Scales the view.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    display(s, anchor)
  }

  /// Scales the view.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    display(x, y, anchor)
  }

  /// Changes the coordinates.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    display(transform)
  }

  /// Changes how the view is projected.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    display(transform)
  }

  /// Mirrors the view with the direction of text.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    display(enabled)
  }

  /// Changes the look by where the view is.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    display("effect")
  }

  /// Shows an icon in a size.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    display(scale)
  }

  /// Sets how symbols are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    display(mode)
  }

  /// Sets the variant of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    display(variant)
  }

  /// Moves symbols when a value changes.
  public nonisolated func symbolEffect<T, U>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    display(effect, options, value)
  }

  /// Moves symbols while a condition holds.
  public nonisolated func symbolEffect<T>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    display(effect, options, isActive)
  }

  /// Takes the movement of symbols away.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    display(isEnabled)
  }
}
