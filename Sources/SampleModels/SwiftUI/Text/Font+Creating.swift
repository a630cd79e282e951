extension Font {
  /// The font of largest titles.
  public static let largeTitle = Font(.largeTitle)
  /// The font of first titles.
  public static let title = Font(.title)
  /// The font of second titles.
  public static let title2 = Font(.title2)
  /// The font of third titles.
  public static let title3 = Font(.title3)
  /// The font of headings.
  public static let headline = Font(.headline)
  /// The font of secondary headings.
  public static let subheadline = Font(.subheadline)
  /// The font of running text.
  public static let body = Font(.body)
  /// The font of remarks.
  public static let callout = Font(.callout)
  /// The font of footnotes.
  public static let footnote = Font(.footnote)
  /// The font of captions.
  public static let caption = Font(.caption)
  /// The font of secondary captions.
  public static let caption2 = Font(.caption2)

  private init(_ style: TextStyle) {
    self.init(.style(style, design: nil, weight: nil))
  }

  /// The system's font for a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system's font for a text style.
  @_disfavoredOverload
  @available(*, deprecated, message: "use system(_:design:weight:)")
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// The system's font in a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system's font in a size.
  @_disfavoredOverload
  public static func system(
    size: CGFloat,
    weight: Weight = .regular,
    design: Design = .default
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A font by its name, which grows with the body's text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A font by its name, which grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// A font by its name, in a size that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// Makes a font of a platform font.
  public init(_ font: UIFont) {
    self.init(.platform(font))
  }
}
