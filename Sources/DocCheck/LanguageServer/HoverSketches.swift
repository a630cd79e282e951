import Foundation

/// What a preview of an article shows, for who points at it.
struct HoverSketches {
  let report: ArticleReport
  /// The place's byte.
  let offset: Int

  /// Whether a place is on a line that begins a preview.
  static func isPreview(_ offset: Int, in source: SourceText) -> Bool {
    let line = line(at: offset, in: source)
    return line.contains("#Preview") || line.contains(": PreviewProvider")
  }

  /// The protocol's `Hover` with the pictures; null where there are none.
  var json: JSONValue {
    let snippet = report.snippets.first { $0.snippet.block.span.bytes.contains(offset) }
    guard let snippet, !snippet.sketches.isEmpty else { return .null }
    let line = Self.line(at: offset, in: report.article.source)
    let named = snippet.sketches.filter { line.contains("\"\($0.name)\"") }
    let shown = named.isEmpty ? snippet.sketches : named
    return [
      "contents": [
        "kind": "markdown", "value": .string(shown.map(Self.markdown).joined(separator: "\n\n")),
      ],
      "range": EditorPosition.range(snippet.snippet.block.span.bytes, in: report.article.source),
    ]
  }

  private static func markdown(_ sketch: Sketch) -> String {
    let name = MarkdownReporter.escaped(sketch.name)
    if let failure = sketch.failure { return "**\(name)**: \(MarkdownReporter.escaped(failure))" }
    let words = MarkdownReporter.escaped(sketch.alternative)
    let data = Data(SketchSVG(sketch).text.utf8).base64EncodedString()
    return "**\(name)**\n\n![\(words)](data:image/svg+xml;base64,\(data))"
  }

  private static func line(at offset: Int, in source: SourceText) -> String {
    let bytes = source.bytes
    guard offset <= bytes.count else { return "" }
    let start = bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: 10) ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
