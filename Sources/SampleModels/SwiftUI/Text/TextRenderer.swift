import Foundation

/// A type that draws text in its own way.
public protocol TextRenderer: Animatable {
  /// Draws the text.
  nonisolated func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The room that the text takes.
  nonisolated func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The room around the text that is drawn on, too.
  nonisolated var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// No room.
  public var displayPadding: EdgeInsets { EdgeInsets() }

  /// The room that the text itself takes.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
}

/// Something that a text renderer can find out about a part of a text.
public protocol TextAttribute {}

extension Text {
  /// Gives the text an attribute for renderers.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
