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

  /// The report in a form for files.
  func text(of report: Report, as kind: Options.ReportKind) -> String {
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
