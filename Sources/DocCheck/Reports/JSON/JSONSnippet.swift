/// A snippet as it is in JSON.
struct JSONSnippet: Encodable {
  private struct Test: Encodable {
    let name: String
    let file: String?
    let line: Int
    let passed: Bool
    let skipped: Bool?
  }

  private struct Output: Encodable {
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let expected: String
    let actual: String
    let matches: Bool
    let tolerance: String?

    init(_ check: OutputCheck) {
      (line, column) = (check.span.start.line, check.span.start.column)
      (endLine, endColumn) = (check.span.end.line, check.span.end.column)
      (expected, actual, matches) = (check.expected, check.actual, check.matches)
      tolerance = check.tolerance?.rawValue
    }
  }

  private struct Mode: Encodable {
    let languageMode: String
    let verdict: String
  }

  private struct Drawing: Encodable {
    let name: String
    let failure: String?
    let missing: [String]
  }

  private struct Needs: Encodable {
    let iOS: String?
    let macOS: String?
  }

  private let id: String
  private let line: Int
  private let endLine: Int
  private let fenced: Bool
  private let info: String
  private let source: String
  private let shape: String
  private let portability: String
  private let declaredModules: [String]?
  private let needs: Needs?
  private let imports: [String]
  private let imported: [String]
  private let declares: [String]
  private let dependsOn: [String]
  private let assumed: [String]
  private let wrapped: String?
  private let verdict: String
  private let how: String?
  private let reason: String?
  private let matrix: [Mode]?
  private let tests: [Test]
  private let outputs: [Output]
  private let output: String?
  private let sketches: [Drawing]?

  init(_ report: SnippetReport) {
    let snippet = report.snippet
    id = snippet.id
    line = snippet.block.span.start.line
    endLine = snippet.block.span.end.line
    fenced = snippet.block.isFenced
    info = snippet.block.info
    source = snippet.source
    shape = snippet.shape.rawValue
    portability = report.portability.rawValue
    declaredModules = report.declaredModules.isEmpty ? nil : report.declaredModules
    needs = report.needs.map { Needs(iOS: $0.iOS?.description, macOS: $0.macOS?.description) }
    imports = snippet.imports
    imported = report.imported
    declares = snippet.declares
    dependsOn = report.dependsOn
    assumed = report.assumed
    wrapped = report.wrapped
    verdict = report.verdict.name
    how = report.verdict.judgement?.rawValue
    reason = report.verdict.reason
    let modes = report.matrix.map { Mode(languageMode: $0.mode.name, verdict: $0.verdict.name) }
    matrix = modes.isEmpty ? nil : modes
    tests = report.tests.map {
      Test(
        name: $0.name,
        file: $0.file,
        line: $0.line,
        passed: $0.passed,
        skipped: $0.isSkipped ? true : nil
      )
    }
    outputs = report.outputs.map(Output.init)
    output = report.output
    let drawings = report.sketches.map {
      Drawing(name: $0.name, failure: $0.failure, missing: $0.missing)
    }
    sketches = drawings.isEmpty ? nil : drawings
  }
}

extension Verdict {
  /// The way in which a snippet passed.
  fileprivate var judgement: Judgement? {
    guard case .passed(let judgement) = self else { return nil }
    return judgement
  }
}
