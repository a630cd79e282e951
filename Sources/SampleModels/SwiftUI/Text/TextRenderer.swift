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

/// Stands for a text whose size a renderer asks for; nothing is laid out here, so it takes no room.
public struct TextProxy {
  /// The size that the text takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// Something that a text renderer can find out about a part of a text.
public protocol TextAttribute {}

extension Text {
  /// Gives the text an attribute for renderers.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
