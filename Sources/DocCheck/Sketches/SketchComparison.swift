import Foundation

/// What a sketch is compared with one that was kept beside the article.
enum SketchComparison: Codable, Hashable, Sendable {
  /// The kept one is the same.
  case same
  /// None was kept.
  case new
  /// The kept one is another, with its text.
  case changed(String)
}

extension Report {
  /// The report with each sketch compared with the file of its name in a folder.
  func comparingSketches(in folder: String) -> Report {
    let files = SketchFiles(self).files.map { file in
      file.sketch.failure == nil ? Self.comparison(of: file, in: folder) : nil
    }
    var rest = files[...]
    var report = self
    report.articles = articles.map { article in
      let snippets = article.snippets.map { snippet in
        var snippet = snippet
        for index in snippet.sketches.indices {
          snippet.sketches[index].comparison = rest.popFirst() ?? nil
        }
        return snippet
      }
      return ArticleReport(
        article: article.article,
        snippets: snippets,
        claims: article.claims,
        findings: article.findings
      )
    }
    return report
  }

  private static func comparison(
    of file: SketchFiles.File,
    in folder: String
  ) -> SketchComparison {
    let path = folder + "/" + file.name
    guard let kept = try? String(contentsOfFile: path, encoding: .utf8) else { return .new }
    return kept == SketchSVG(file.sketch).text ? .same : .changed(kept)
  }
}
