import Foundation

/// A place in an article (SARIF 2.1.0 §3.28).
struct SARIFLocation: Encodable {
  /// A file, relative to the folder in which doccheck ran unless its path is absolute (§3.4).
  struct Artifact: Encodable {
    private let uri: String
    private let uriBaseId: String?

    init(path: String) {
      let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      // A colon in the first segment would read as a scheme (RFC 3986 §4.2).
      let isAmbiguous = escaped.split(separator: "/").first?.contains(":") ?? false
      uri = path.hasPrefix("/") ? "file://" + escaped : (isAmbiguous ? "./" : "") + escaped
      uriBaseId = path.hasPrefix("/") ? nil : "%SRCROOT%"
    }
  }

  /// Lines and columns counted from 1; the end is the column after the last character (§3.30).
  struct Region: Encodable {
    private let startLine: Int
    private let startColumn: Int
    private let endLine: Int
    private let endColumn: Int

    init(_ span: Span) {
      (startLine, startColumn) = (span.start.line, span.start.column)
      (endLine, endColumn) = (span.end.line, span.end.column)
    }
  }

  /// A region of a file (§3.29).
  private struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private let physicalLocation: Physical
  private let message: SARIFRule.Message?

  /// - Parameters:
  ///   - span: the place.
  ///   - article: its article.
  ///   - text: what is said about the place; nothing for a finding's own.
  init(_ span: Span, in article: Article, saying text: String? = nil) {
    physicalLocation = Physical(
      artifactLocation: Artifact(path: article.path),
      region: Region(span)
    )
    message = text.map { SARIFRule.Message(text: $0) }
  }
}
