import Foundation

/// Characters of a line that stand out in one way.
package struct MarkdownRun: Equatable, Sendable {
  /// The characters, without the marks of Markdown.
  package var text: String
  /// How they stand out.
  package var intent: InlinePresentationIntent = []
  /// Where they lead.
  package var link: URL?
}
