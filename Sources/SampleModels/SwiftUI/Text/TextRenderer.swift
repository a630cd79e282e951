/// A type that draws text in its own way.
public protocol TextRenderer: Animatable {
  /// Draws the text.
  nonisolated func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension Text {
  /// The lines of a text as they are laid out.
  public struct Layout: Sendable {
    /// Whether the text had to be cut.
    public var isTruncated: Bool { false }
  }
}
