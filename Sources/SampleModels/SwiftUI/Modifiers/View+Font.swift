extension View {
  /// Sets the font of text.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the thickness of letters.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    display(weight)
  }

  /// Sets the width of letters.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    display(width)
  }

  /// Sets the kind of letters.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    display(design)
  }

  /// Sets text in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    display(isActive)
  }

  /// Sets text in slanted letters.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    display(isActive)
  }

  /// Sets text in letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    display(isActive)
  }

  /// Sets digits in one width.
  public nonisolated func monospacedDigit() -> some View {
    display()
  }

  /// Puts a line through text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    display(isActive, pattern, color)
  }

  /// Puts a line below text.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    display(isActive, pattern, color)
  }

  /// Sets the distance of letters, keeping ligatures apart.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    display(kerning)
  }

  /// Sets the distance of letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    display(tracking)
  }

  /// Moves text from its base line.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    display(baselineOffset)
  }

  /// Sets the case of letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    display(textCase)
  }

  /// Sets how lines are lined up.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    display(alignment)
  }

  /// Sets the most lines.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the least and the most lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the most lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the least lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    display(limit)
  }

  /// Sets the most lines, and whether their room is kept.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    display(limit, reservesSpace)
  }

  /// Sets the distance of lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    display(lineSpacing)
  }

  /// Sets where long text is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    display(mode)
  }

  /// Lets letters get narrower before text is cut.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    display(flag)
  }

  /// Lets letters get smaller before text is cut.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    display(factor)
  }

  /// Lets text be selected.
  public nonisolated func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability {
    display(selectability)
  }

  /// Sets the size of letters beside the main text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    display(scale, isEnabled)
  }

  /// Sets the text size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Sets the bounds of the text size.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    display(range)
  }

  /// Sets how a text is drawn.
  public nonisolated func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    display(renderer)
  }

  /// Lets spelling be corrected or not.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    display(disable)
  }

  /// Lets spelling be corrected or not.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    display(disable)
  }

  /// Sets which letters become capitals.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    display(autocapitalization)
  }

  /// Sets which letters become capitals.
  @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    display(style)
  }

  /// Sets what the text of a field means.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    display(textContentType)
  }

  /// Sets the keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    display(type)
  }

  /// Sets what the return key says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    display(submitLabel)
  }
}
