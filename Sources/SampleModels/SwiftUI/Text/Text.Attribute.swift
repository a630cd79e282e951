extension Text {
  /// One change of a text's looks.
  package enum Attribute: Equatable, Sendable {
    /// The font.
    case font(Font?)
    /// The thickness of the letters.
    case weight(Font.Weight?)
    /// The width of the letters.
    case width(CGFloat?)
    /// The kind of letters.
    case design(Font.Design?)
    /// The colour.
    case color(Color?)
    /// The style that the letters are filled with.
    case style(DescribedStyle)
    /// Bold or not.
    case bold(Bool)
    /// Slanted or not.
    case italic(Bool)
    /// Struck through, in a colour.
    case strikethrough(Bool, Color?)
    /// Underlined, in a colour.
    case underline(Bool, Color?)
    /// Letters of one width.
    case monospaced(Bool)
    /// Digits of one width.
    case monospacedDigit
    /// The distance of letters, keeping ligatures apart.
    case kerning(CGFloat)
    /// The distance of letters.
    case tracking(CGFloat)
    /// The distance from the base line.
    case baselineOffset(CGFloat)
    /// Anything of which only the name matters here.
    case other(String)
  }

  /// The text with one more change of its looks.
  package func adding(_ attribute: Attribute) -> Text {
    var text = self
    text.attributes.append(attribute)
    return text
  }
}
