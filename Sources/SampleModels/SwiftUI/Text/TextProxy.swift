import Foundation

/// Stands for a text whose size a renderer asks for; nothing is laid out here, so it takes no room.
public struct TextProxy {
  /// The size that the text takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
