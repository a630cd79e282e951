/// A type that draws text in its own way.
public protocol TextRenderer: Animatable {
  /// Draws the text.
  nonisolated func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

/// Something that a text renderer can find out about a part of a text.
public protocol TextAttribute {}

extension Text {
  /// Gives the text an attribute for renderers.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
