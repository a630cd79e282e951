import Foundation

/// The sketches of a snippet's views, each with its text alternative.
struct PageSketches {
  private let report: SnippetReport

  init(_ report: SnippetReport) { self.report = report }

  /// The pictures side by side; nothing where there are none.
  var markup: Markup {
    guard !report.sketches.isEmpty else { return .empty }
    return """
      <div class="sketches" lang="en" role="group" aria-label="Sketches of snippet \
      \(report.snippet.number)">
      \(Markup(report.sketches, Self.figure))</div>

      """
  }

  private static func figure(_ sketch: Sketch) -> Markup {
    if let failure = sketch.failure {
      return """
        <p class="sketch-failure"><strong>\(marked: sketch.name):</strong> \(marked: failure)</p>

        """
    }
    return """
      <div class="sketch">\(picture(SketchSVG(sketch).text, sketch.alternative, sketch))
      <p>Sketch: \(marked: sketch.name)\(appearance(sketch))\(missing(sketch))</p>
      \(comparison(sketch))\(elements(sketch))</div>

      """
  }

  /// A picture as a part of the page, which can load and run nothing.
  private static func picture(_ svg: String, _ words: String, _ sketch: Sketch) -> Markup {
    let data = Data(svg.utf8).base64EncodedString()
    return """
      <img src="data:image/svg+xml;base64,\(Markup(trusted: data))" alt="\(words)" \
      width="\(Int(sketch.width))" height="\(Int(sketch.height))" loading="lazy" />
      """
  }

  private static func appearance(_ sketch: Sketch) -> Markup { sketch.isDark ? " (dark)" : .empty }

  private static func missing(_ sketch: Sketch) -> Markup {
    let names = Array(Set(sketch.missing)).sorted()
    guard !names.isEmpty else { return .empty }
    let list = Markup(joined: names.map { "<code>\(marked: $0)</code>" }, by: ", ")
    return "; a box stands for \(list)"
  }

  private static func comparison(_ sketch: Sketch) -> Markup {
    switch sketch.comparison {
    case nil: return .empty
    case .same: return "<p class=\"sketch-same\">As in the folder of sketches.</p>\n"
    case .new: return "<p class=\"sketch-new\">Not in the folder of sketches.</p>\n"
    case .changed(let earlier):
      let words = "The sketch of \(sketch.name) in the folder of sketches"
      return """
        <p class="sketch-changed">Differs from the folder of sketches, which has:</p>
        \(picture(earlier, words, sketch))
        <p>What differs is light, what is the same is black:</p>
        <div class="sketch-difference">\(picture(SketchSVG(sketch).text, "", sketch))\
        \(picture(earlier, "", sketch))</div>

        """
    }
  }

  private static func elements(_ sketch: Sketch) -> Markup {
    guard !sketch.elements.isEmpty else { return .empty }
    let items = Markup(sketch.elements) { element in
      let value: Markup = element.value.map { ", value “\(marked: $0)”" } ?? .empty
      let use: Markup = element.isEnabled == false ? ", disabled" : .empty
      return "<li>\(element.kind) “\(marked: element.label)”\(value)\(use)</li>"
    }
    return """
      <details><summary>Accessibility of \(marked: sketch.name)</summary>
      <ol>\(items)</ol></details>
      """
  }
}
