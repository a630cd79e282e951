/// A SARIF log file with one run (SARIF 2.1.0 §3.13).
struct SARIFLog: Encodable {
  /// One invocation of doccheck (§3.14).
  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let results: [SARIFResult]
  }

  /// The tool of a run (§3.18).
  struct Tool: Encodable {
    let driver: Driver
  }

  /// doccheck with its rules (§3.19).
  struct Driver: Encodable {
    let name = "doccheck"
    let version: String
    let rules: [SARIFRule]
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  init(_ report: Report) {
    let used = Set(report.articles.flatMap(\.findings).map(\.rule))
    // Rules that are not doccheck's own occur in samples only; a log must name every rule it uses.
    let rules = Set(Rule.all).union(used).sorted { $0.id < $1.id }
    let numbers = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), rules.indices))
    let results = report.articles.flatMap { article in
      zip(article.findings, Fingerprints(of: article).findings).map { finding, fingerprint in
        SARIFResult(
          finding,
          ruleIndex: numbers[finding.rule.id] ?? 0,
          fingerprint: fingerprint,
          in: article.article
        )
      }
    }
    let driver = Driver(version: report.tool.version, rules: rules.map(SARIFRule.init))
    runs = [Run(tool: Tool(driver: driver), results: results)]
  }
}
