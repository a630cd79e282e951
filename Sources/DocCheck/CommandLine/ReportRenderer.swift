import Foundation

/// Renders a report in the form that the options ask for.
struct ReportRenderer: Sendable {
  let options: Options
  /// What standard output can show.
  let terminal: TerminalTraits

  /// The report for standard output.
  func standardOutput(_ report: Report) -> String {
    switch options.format {
    case .json: RunnerCommands.disarmed(json: text(of: report, as: .json))
    case .sarif: RunnerCommands.disarmed(json: text(of: report, as: .sarif))
    case .junit: RunnerCommands.disarmed(xml: text(of: report, as: .junit))
    case .github: RunnerCommands.disarmedInside(text(of: report, as: .github))
    case .markdown: RunnerCommands.disarmed(text(of: report, as: .markdown))
    case .text where options.command == .list:
      RunnerCommands.disarmed(TextList(inColor: usesColor).render(report))
    case .text: RunnerCommands.disarmed(textReport(report))
    }
  }

  private func textReport(_ report: Report) -> String {
    TextReporter(
      inColor: usesColor,
      detail: detail,
      linkFolder: linkFolder,
      paths: options.command == .merge ? [] : options.paths,
      written: options.reports.map(\.path)
    ).render(report)
  }

  /// Writes a report to a file, or an HTML report of several pages to a folder.
  func write(_ report: Report, as file: Options.ReportFile) throws {
    guard file.kind == .html else {
      return try ReportWriter().write(text(of: report, as: file.kind), to: file.path)
    }
    let path = (file.isFolder ? file.path + "index.html" : file.path) as NSString
    let (folder, name) = (path.deletingLastPathComponent, path.lastPathComponent)
    let pages = HTMLPages(
      overview: name,
      folder: file.isFolder ? "articles" : (name as NSString).deletingPathExtension + ".pages"
    )
    let page = file.isFolder ? nil : HTMLReporter().render(report)
    if let page, page.utf8.count <= HTMLPages.limit {
      try ReportWriter().write(page, to: file.path)
      try PageFolder(path: (folder as NSString).appendingPathComponent(pages.folder)).keep(only: [])
    } else {
      try write(pages, of: report, in: folder)
    }
    guard let live = report.live else { return }
    let notice = (folder as NSString).appendingPathComponent(LivePage.file)
    Workspace.removeAtEnd(notice)
    try ReportWriter().write(live.text, to: notice)
  }

  /// Writes the pages, the overview last, and removes those of articles that are gone.
  private func write(_ pages: HTMLPages, of report: Report, in folder: String) throws {
    let all = pages.pages(of: report)
    let names = all.dropLast().map { ($0.path as NSString).lastPathComponent }
    let articles = PageFolder(path: (folder as NSString).appendingPathComponent(pages.folder))
    try articles.announce(names)
    for page in all {
      try ReportWriter().write(
        page.html,
        to: (folder as NSString).appendingPathComponent(page.path)
      )
    }
    try articles.keep(only: names)
  }

  /// The report in a form for files.
  private func text(of report: Report, as kind: Options.ReportKind) -> String {
    switch kind {
    case .html: HTMLReporter().render(report)
    case .json: InertText.json(JSONReporter().render(report))
    case .sarif: InertText.json(SARIFReporter().render(report))
    case .junit: JUnitReporter().render(report)
    case .github: GitHubReporter().render(report)
    case .markdown: MarkdownReporter().render(report)
    }
  }

  private var detail: TextReporter.Detail {
    if options.isQuiet { return .quiet }
    return options.isVerbose ? .verbose : .normal
  }

  /// Whether what goes to standard output has colours.
  var usesColor: Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto: terminal.hasColor
    }
  }

  private var linkFolder: FolderPath? { terminal.hasHyperlinks ? FolderPath(".") : nil }
}
