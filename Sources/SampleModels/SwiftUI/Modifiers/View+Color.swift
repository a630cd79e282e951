extension View {
  /// Sets the colour of the foreground.
  @available(*, deprecated, renamed: "foregroundStyle(_:)")
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    display(color)
  }

  /// Sets the style of the foreground.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    display(style)
  }

  /// Sets the first two styles of the foreground.
  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    display(primary, secondary)
  }

  /// Sets the first three styles of the foreground.
  public nonisolated func foregroundStyle<S1, S2, S3>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    display(primary, secondary, tertiary)
  }

  /// Sets the style of backgrounds.
  public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    display(style)
  }

  /// Sets the colour of what can be touched.
  public nonisolated func tint(_ tint: Color?) -> some View {
    display(tint)
  }

  /// Sets the style of what can be touched.
  public nonisolated func tint<S>(_ tint: S) -> some View where S: ShapeStyle {
    display(tint)
  }

  /// Sets the style of what can be touched, if there is one.
  @_disfavoredOverload
  public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    display(tint)
  }

  /// Sets the colour of what can be touched.
  @available(*, deprecated, message: "use tint(_:), or an accent color in the asset catalog")
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    display(accentColor)
  }

  /// Makes the view see-through.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    display(opacity)
  }

  /// Hides the view but keeps its room.
  public nonisolated func hidden() -> some View {
    display()
  }

  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View {
    display(amount)
  }

  /// Raises the contrast.
  public nonisolated func contrast(_ amount: Double) -> some View {
    display(amount)
  }

  /// Inverts the colours.
  public nonisolated func colorInvert() -> some View {
    display()
  }

  /// Multiplies the colours.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    display(color)
  }

  /// Changes the strength of colours.
  public nonisolated func saturation(_ amount: Double) -> some View {
    display(amount)
  }

  /// Takes colours away.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    display(amount)
  }

  /// Turns the hues.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    display(angle)
  }

  /// Makes bright parts see-through.
  public nonisolated func luminanceToAlpha() -> some View {
    display()
  }

  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    display(radius, opaque)
  }

  /// Adds a shadow.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    display(color, radius, x, y)
  }

  /// Sets how the view is mixed with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    display(blendMode)
  }

  /// Draws the views below as one.
  public nonisolated func compositingGroup() -> some View {
    display()
  }

  /// Draws the views below into one image.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    display(opaque, colorMode)
  }

  /// Adds a border.
  public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    display(content, width)
  }

  /// Sets light or dark appearance for the screen.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    display(colorScheme)
  }

  /// Sets light or dark appearance.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    display(colorScheme)
  }

  /// Replaces content by placeholders.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    display(reason)
  }

  /// Takes placeholders away.
  public nonisolated func unredacted() -> some View {
    display()
  }

  /// Marks content that is not for everybody's eyes.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    display(sensitive)
  }

  /// Makes the view look like glass.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    display(glass, shape)
  }

  /// Names a view of glass.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View {
    display(namespace)
  }

  /// Joins views of glass.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View {
    display(namespace)
  }

  /// Sets how a view of glass comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    display(transition)
  }

  /// Extends what is behind a view beyond it.
  public nonisolated func backgroundExtensionEffect() -> some View {
    display()
  }

  /// Marks a view as playing with the pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    display(effect)
  }
}
