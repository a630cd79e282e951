extension Font {
  /// The font with slanted letters.
  public func italic() -> Font { changed(.italic) }

  /// The font with small capitals.
  public func smallCaps() -> Font { changed(.smallCaps) }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { changed(.smallCaps) }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }

  /// The font with letters of one width.
  public func monospaced() -> Font { changed(.monospaced) }

  /// The font in another thickness.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

  /// The font in another width.
  public func width(_ width: Width) -> Font { changed(.width(width.value)) }

  /// The font in bold.
  public func bold() -> Font { changed(.weight(.bold)) }

  /// The font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

  private func changed(_ change: Change) -> Font {
    Font(.changed(self, change))
  }
}
