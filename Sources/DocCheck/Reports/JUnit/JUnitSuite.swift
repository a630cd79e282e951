import Foundation
import FoundationXML

/// The suite of one article.
struct JUnitSuite {
  private let report: ArticleReport

  init(_ report: ArticleReport) { self.report = report }

  /// The suite with its cases and their counts.
  var element: XMLElement {
    let cases = report.snippets.flatMap { [snippet($0)] + tests(of: $0) } + claims
    let suite = XMLElement(name: "testsuite")
    let count = { (name: String) in cases.count { !$0.elements(forName: name).isEmpty } }
    suite.addAttributes([
      ("name", report.article.path), ("tests", "\(cases.count)"),
      ("failures", "\(count("failure"))"), ("skipped", "\(count("skipped"))"), ("errors", "0"),
    ])
    cases.forEach(suite.addChild)
    return suite
  }

  private func snippet(_ snippet: SnippetReport) -> XMLElement {
    let block = snippet.snippet.block
    let element = testCase("snippet \(snippet.snippet.number)", line: block.span.start.line)
    let findings = report.findings.filter { $0.snippet == snippet.snippet.id }
    switch snippet.verdict {
    case .passed: break
    case .failed:
      let errors = findings.filter { $0.severity == .error }
      element.addChild(outcome("failure", errors.first?.message ?? "failed", lines(errors)))
    case .undecided(let reason), .skipped(let reason):
      element.addChild(outcome("skipped", "\(snippet.verdict.name): \(reason)", ""))
    }
    if let output = snippet.output, !output.isEmpty {
      element.addChild(XMLElement(name: "system-out", stringValue: InertText.marked(output)))
    }
    return element
  }

  private func tests(of snippet: SnippetReport) -> [XMLElement] {
    snippet.tests.map { test in
      let element = testCase(test.name, line: test.line)
      if test.isSkipped {
        element.addChild(outcome("skipped", "a trait keeps it from running", ""))
      } else if !test.passed {
        let findings = report.findings.filter {
          $0.rule == .testFailed && $0.snippet == snippet.snippet.id
        }
        element.addChild(outcome("failure", "the test failed", lines(findings)))
      }
      return element
    }
  }

  /// One case for all claims, which fails where one of them is an error.
  private var claims: [XMLElement] {
    guard let first = report.claims.first else { return [] }
    let rules: Set<Rule> = [.unsourcedClaim, .vagueSource]
    let findings = report.findings.filter { rules.contains($0.rule) && $0.severity == .error }
    let element = testCase("claims", line: first.span.start.line)
    if !findings.isEmpty {
      let message = "\(findings.count.of("claim")) without a source"
      element.addChild(outcome("failure", message, lines(findings)))
    }
    return [element]
  }

  private func testCase(_ name: String, line: Int) -> XMLElement {
    let element = XMLElement(name: "testcase")
    element.addAttributes([
      ("classname", report.article.path), ("name", "\(name) (line \(line))"),
      ("file", report.article.path), ("line", "\(line)"),
    ])
    return element
  }

  private func outcome(_ kind: String, _ message: String, _ text: String) -> XMLElement {
    let element = XMLElement(name: kind)
    element.addAttributes([("message", message)])
    if !text.isEmpty { element.stringValue = InertText.marked(text) }
    return element
  }

  private func lines(_ findings: [Finding]) -> String {
    findings.map { finding in
      let start = finding.span.start
      return "\(report.article.path):\(start.line):\(start.column): \(finding.message)"
        + " [\(finding.rule.id)]"
    }.joined(separator: "\n")
  }
}
