import Foundation

/// Renders a report in the form that the options ask for.
struct ReportRenderer: Sendable {
  let options: Options
  /// What standard output can show.
  let terminal: TerminalTraits

  /// The report for standard output.
  func standardOutput(_ report: Report) -> String {
    switch options.format {
    case .json: text(of: report, as: .json)
    case .sarif: text(of: report, as: .sarif)
    case .junit: text(of: report, as: .junit)
    case .github: text(of: report, as: .github)
    case .markdown: text(of: report, as: .markdown)
    case .text:
      TextReporter(inColor: usesColor, detail: detail, linkFolder: linkFolder).render(report)
    }
  }

  /// The files that a report makes, in the order in which they are to be written.
  func files(_ report: Report, as file: Options.ReportFile) -> [(path: String, text: String)] {
    guard file.kind == .html else { return [(file.path, text(of: report, as: file.kind))] }
    if file.isFolder {
      return pages(report, HTMLPages(overview: "index.html", folder: "articles"), in: file.path)
    }
    let page = HTMLReporter().render(report)
    guard page.utf8.count > HTMLPages.limit else { return [(file.path, page)] }
    let path = file.path as NSString
    let name = path.lastPathComponent as NSString
    let pages = HTMLPages(
      overview: name as String,
      folder: name.deletingPathExtension + ".pages"
    )
    return self.pages(report, pages, in: path.deletingLastPathComponent)
  }

  private func pages(
    _ report: Report,
    _ pages: HTMLPages,
    in folder: String
  ) -> [(path: String, text: String)] {
    pages.pages(of: report).map {
      ((folder as NSString).appendingPathComponent($0.path), $0.html)
    }
  }

  /// The report in a form for files.
  private func text(of report: Report, as kind: Options.ReportKind) -> String {
    switch kind {
    case .html: HTMLReporter().render(report)
    case .json: JSONReporter().render(report)
    case .sarif: SARIFReporter().render(report)
    case .junit: JUnitReporter().render(report)
    case .github: GitHubReporter().render(report)
    case .markdown: MarkdownReporter().render(report)
    }
  }

  private var detail: TextReporter.Detail {
    if options.isQuiet { return .quiet }
    return options.isVerbose || options.command == .list ? .verbose : .normal
  }

  private var usesColor: Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto: terminal.hasColor
    }
  }

  private var linkFolder: FolderPath? { terminal.hasHyperlinks ? FolderPath(".") : nil }
}
