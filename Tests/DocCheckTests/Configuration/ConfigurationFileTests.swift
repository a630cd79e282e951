import Foundation
import Testing

@testable import DocCheck

@Suite("The configuration's file")
struct ConfigurationFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func configuration(_ text: String) throws -> Configuration {
    try ConfigurationFile(path: folder.write(text, to: ".doccheck.json")).configuration()
  }

  /// Every key once, as the documentation shows them.
  private func example() throws -> String {
    let readme = String(decoding: try Repository.data("docs/configuration.md"), as: UTF8.self)
    let start = try #require(readme.range(of: "```json5\n"))
    let end = try #require(readme[start.upperBound...].range(of: "\n```"))
    return String(readme[start.upperBound..<end.lowerBound])
  }

  @Test("Every key is read")
  func keys() throws {
    let read = try configuration(
      """
      {
        include: ["docs"], exclude: ["docs/old"],
        rules: {"trapped": "warning", "unsourced-claim(quote)": "note", "fence-language": "off"},
        overrides: [{paths: ["docs/drafts"], rules: {trapped: "error"}}],
        claims: {languages: ["en", "ja"], trustedHosts: ["Swift.org"]},
        swiftVersions: [6, 5], defaultIsolation: "MainActor", modulePaths: ["m"], package: "..",
        failOn: "warning", minVerified: 87.5, timeout: 20, baseline: "known.json",
      }
      """
    )
    var expected = Configuration()
    expected.selection = PathSelection(
      folder: FolderPath(folder.path),
      included: [PathGlob("docs")],
      excluded: [PathGlob("docs/old")]
    )
    expected.severities = RuleSeverities(
      rules: ["trapped": .warning, "fence-language": Severity?.none],
      claims: [.quote: .note]
    )
    expected.overrides = [
      Configuration.Override(
        paths: [PathGlob("docs/drafts")],
        severities: RuleSeverities(rules: ["trapped": .error])
      )
    ]
    expected.claims = ClaimSettings(languages: [.english, .japanese], trustedHosts: ["swift.org"])
    expected.swiftVersions = [6, 5]
    expected.defaultIsolation = .mainActor
    expected.modulePaths = ["m"]
    expected.package = ".."
    expected.failOn = .warning
    expected.minimumVerified = 87.5
    expected.timeout = 20
    expected.baseline = "known.json"
    #expect(read == expected)

    var options = Options()
    read.apply(to: &options)
    #expect(options.modulePaths == [folder.path + "/m"])
    #expect(options.baseline == folder.path + "/known.json")
    #expect(options.languageModes.map(\.name) == ["6", "5", "5+MainActor"])
    options.swiftVersions = [5]
    #expect(options.languageModes.map(\.name) == ["5", "5+MainActor"])
    let drafts = options.severities(forArticleAt: folder.path + "/docs/drafts/a.md")
    #expect(drafts.rules["trapped"] == .error)
    #expect(drafts.rules["fence-language"] == .some(nil))
    try options.severities.set("trapped", to: "note")
    #expect(
      options.severities(forArticleAt: folder.path + "/docs/drafts/a.md").rules["trapped"] == .note
    )
  }

  @Test(
    "What is not understood is refused with its line and a hint",
    arguments: [
      ("{\n  faileOn: 'error'\n}", 2, "unknown key 'faileOn'; did you mean 'failOn'?"),
      ("{\n  nothing: 1\n}", 2, "unknown key 'nothing'"),
      ("{rules: {\n 'traped': 'off'}}", 2, "unknown rule 'traped'; did you mean 'trapped'?"),
      (
        "{rules: {trapped:\n\n 'of'}}", 1,
        "trapped takes one of error, warning, note, off, not 'of'"
      ),
      ("{\n\n minVerified: '80'}", 3, "expected a number from 0 to 100, found '80'"),
      ("{timeout: 0}", 1, "expected a number from 1 to 3600, found 0"),
      ("{swiftVersions:\n 5}", 2, "expected a list, found 5"),
      ("{swiftVersions: [5.5]}", 1, "expected 5 or 6"),
      ("{overrides: [\n{rules: {}}]}", 2, "expected the key 'paths'"),
      ("{claims: {trustedHost: []}}", 1, "unknown key 'trustedHost'; did you mean 'trustedHosts'?"),
      (
        "{claims: {languages: [\n'jp']}}", 1,
        "'languages' takes one of en, ja, ko, zh, not 'jp'"
      ),
      (
        "{failOn: 'errors'}", 1,
        "'failOn' takes one of error, warning, never, not 'errors'; did you mean 'error'?"
      ),
      ("[]", 1, "expected an object, found a list"),
      ("{\n\"package\": \"\"}", 2, "expected a string, found ''"),
      ("{\n,}", 2, "expected a key"),
    ]
  )
  func refused(text: String, line: Int, message: String) throws {
    #expect {
      try configuration(text)
    } throws: { error in
      let error = error as? EnvironmentError
      // What is no JSON5 has a column, too.
      let place = error?.path.dropFirst(folder.path.count + 1).prefix { $0 != " " } ?? ""
      return error?.message == message && place.hasPrefix(".doccheck.json:\(line)")
    }
  }

  @Test("The nearest file above the first path is taken, unless one is named")
  func nearest() throws {
    try folder.write("{}", to: ".doccheck.json")
    try folder.write("{}", to: "a/b/.doccheck.json")
    try folder.write("", to: "a/b/c/d.md")
    var options = Options()
    options.paths = [folder.path + "/a/b/c/d.md", folder.path]
    #expect(ConfigurationFile(for: options)?.path == folder.path + "/a/b/.doccheck.json")
    options.paths = [folder.path + "/a"]
    #expect(ConfigurationFile(for: options)?.path == folder.path + "/.doccheck.json")
    options.configurationFile = "elsewhere.json"
    #expect(ConfigurationFile(for: options)?.path == "elsewhere.json")
  }

  @Test("The schema has the keys, the rules and the kinds of claims that there are")
  func schema() throws {
    let data = try Repository.data("schemas/configuration.schema.json")
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    func keys(_ object: Any?) -> Set<String> {
      let properties = (object as? [String: Any])?["properties"] as? [String: Any]
      return Set(properties.map { Array($0.keys) } ?? [])
    }
    let properties = schema["properties"] as? [String: Any]
    #expect(keys(schema) == Set(ConfigurationTable.keys.map(\.name)))
    #expect(keys(properties?["claims"]) == Set(ConfigurationTable.claimKeys.map(\.name)))
    let items = (properties?["overrides"] as? [String: Any])?["items"]
    #expect(keys(items) == Set(ConfigurationTable.overrideKeys.map(\.name)))
    let rules = (schema["$defs"] as? [String: Any])?["rules"] as? [String: Any]
    let names = (rules?["propertyNames"] as? [String: Any])?["enum"] as? [String]
    let kinds = Claim.Kind.allCases.map { "unsourced-claim(\($0.rawValue))" }
    #expect(names == Rule.all.map(\.id) + kinds)
  }

  @Test("The documentation's example has every key and is read")
  func readme() throws {
    _ = try configuration(example())
    let names = try JSON5Reader.value(of: example()).members().map(\.name)
    #expect(Set(names).isSubset(of: Set(ConfigurationTable.keys.map(\.name))))
  }

  @Test(
    "The schema takes what doccheck takes and refuses what it refuses",
    .enabled(if: PythonTools.python != nil, "no jsonschema here")
  )
  func validated() throws {
    let schema = try Repository.data("schemas/configuration.schema.json")
    func problems(_ text: String) throws -> [String] {
      let value = try JSON5Reader.value(of: text).object
      let document = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
      return try PythonTools.problems(of: document, by: schema)
    }
    #expect(try problems(example()) == [])
    #expect(try problems("{}") == [])
    for refused in [
      "{faileOn: 'error'}", "{rules: {traped: 'off'}}", "{timeout: 0}", "{swiftVersions: [7]}",
      "{overrides: [{rules: {}}]}", "{claims: {languages: ['jp']}}", "[]", "{package: ''}",
    ] {
      #expect(try !problems(refused).isEmpty, "\(refused)")
      #expect(throws: EnvironmentError.self) { try configuration(refused) }
    }
  }
}
