extension Text {
  /// The text in a font.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// The text in a thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  /// The text in a width.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width?.value)) }

  /// The text in a kind of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

  /// The text in a colour.
  @available(*, deprecated, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }

  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(DescribedStyle(style)))
  }

  /// The text in bold.
  public func bold() -> Text { adding(.bold(true)) }

  /// The text in bold or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }

  /// The text in slanted letters.
  public func italic() -> Text { adding(.italic(true)) }

  /// The text in slanted letters or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive, color))
  }

  /// The text with a line of a pattern through it.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive, color))
  }

  /// The text with a line below it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive, color))
  }

  /// The text with a line of a pattern below it.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    adding(.underline(isActive, color))
  }

  /// The text with a distance between letters, keeping ligatures apart.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

  /// The text with a distance between letters.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// The text above or below its base line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }

  /// The text in its own size of letters.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    adding(.other("textScale"))
  }

  /// The text with another name for those who hear it.
  public func accessibilityLabel(_ label: Text) -> Text { adding(.other("accessibilityLabel")) }

  /// The text with another name for those who hear it.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text {
    adding(.other("accessibilityLabel"))
  }

  /// The text with another name for those who hear it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    adding(.other("accessibilityLabel"))
  }

  /// The text as a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    adding(.other("accessibilityHeading"))
  }
}
