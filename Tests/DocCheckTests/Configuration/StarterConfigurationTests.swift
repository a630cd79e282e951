import Foundation
import Testing

@testable import DocCheck

@Suite("doccheck init")
struct StarterConfigurationTests {
  private let fine = "# Lamps\n\n```swift\nlet lamps = 1\n```\n"
  private let faulty = "# Lamps\n\n```swift\nlet lamps: Int = \"\"\n```\n"

  private func configuration(in folder: TemporaryFolder) throws -> Configuration {
    try ConfigurationFile(path: folder.path + "/.doccheck.json").configuration()
  }

  @Test("It fits languages, the site generator and the package, and says what comes next")
  func fits() throws {
    let folder = try TemporaryFolder()
    try folder.write("baseURL = 'https://example.com'\n", to: "hugo.toml")
    try folder.write("# ランプ\n\n明るさを調べる。\n", to: "content/b.md")
    try folder.write("```swift\nimport Lamps\n```\n\nA lamp shines.\n", to: "content/a.md")
    try folder.write(fine, to: "public/made.md")
    try folder.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    try folder.write("", to: "Sources/Lamps/Lamp.swift")
    let run = CommandRun(["init", folder.path])
    #expect(run.status == .clean)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Created \(folder.path)/.doccheck.json (2 articles in English and Japanese, 1 Swift snippet, \
        a Hugo site, a Swift package).
        Next: run 'doccheck \(folder.path)'. To ignore today's findings, run \
        'doccheck \(folder.path) --write-baseline known-findings.json'.

        """
    )
    let written = try configuration(in: folder)
    #expect(written.claims.languages == [.english, .japanese])
    #expect(written.package == ".")
    #expect(written.failOn == .error)
    #expect(written.baseline == nil)
    #expect(!written.selection.includes(folder.path + "/public/made.md"))
    #expect(written.selection.includes(folder.path + "/content/a.md"))
  }

  @Test("What the comments offer is understood when it is taken")
  func comments() throws {
    let folder = try TemporaryFolder()
    try folder.write(fine, to: "a.md")
    #expect(CommandRun(["init", folder.path]).status == .clean)
    let text = try String(contentsOfFile: folder.path + "/.doccheck.json", encoding: .utf8)
    #expect(text.utf8.count > 500)
    let keys = ConfigurationTable.keys.map(\.name)
    let taken = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0 == " " }
      let offer = rest.dropFirst(3)
      let isOffer = rest.hasPrefix("// ") && keys.contains { offer.hasPrefix($0 + ": ") }
      return isOffer || rest.hasPrefix("// \"") ? String(offer) : String(line)
    }
    try folder.write(taken.joined(separator: "\n"), to: ".doccheck.json")
    let configuration = try configuration(in: folder)
    #expect(configuration.swiftVersions == [5, 6])
    #expect(configuration.minimumVerified == 90)
    #expect(configuration.baseline == "known-findings.json")
    #expect(configuration.selection.excluded == [PathGlob("*.draft.md")])
  }

  @Test("A configuration that is there stays as it is, and the exit status is 2")
  func existing() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ timeout: 3 }", to: ".doccheck.json")
    let run = CommandRun(["init", folder.path])
    #expect(run.status == .couldNotCheck)
    #expect(
      run.errors.contains(".doccheck.json: already exists; delete it first to create a new one")
    )
    #expect(try configuration(in: folder).timeout == 3)
    #expect(CommandRun(["init", folder.path + "/nowhere"]).status == .couldNotCheck)
    #expect(CommandRun(["init", folder.path, folder.path]).status == .couldNotCheck)
  }

  /// Sets up a folder with one article and asks for a baseline.
  private func start(
    with article: String
  ) throws -> (folder: TemporaryFolder, known: String, run: CommandRun) {
    let folder = try TemporaryFolder()
    try folder.write(article, to: "a.md")
    let known = folder.path + "/known.json"
    let run = CommandRun(["init", folder.path, "--write-baseline", known])
    #expect(run.status == .clean)
    return (folder, known, run)
  }

  @Test("With findings a baseline is written and named, and the next check is clean")
  func baseline() throws {
    let (folder, known, run) = try start(with: faulty)
    #expect(run.errors == "")
    #expect(try configuration(in: folder).baseline == "known.json")
    #expect(CommandRun([folder.path]).status == .clean)
    #expect(try Baseline(path: known).findings.map(\.rule) == ["compile-error"])
  }

  @Test("Without findings there is no baseline")
  func noBaseline() throws {
    let (folder, known, run) = try start(with: fine)
    #expect(run.output.hasSuffix("No findings, so no baseline is needed.\n"))
    #expect(try configuration(in: folder).baseline == nil)
    #expect(!FileManager.default.fileExists(atPath: known))
  }

  @Test(
    "Generators are told by their own files",
    arguments: [
      (["docusaurus.config.ts"], [], SiteGenerator.docusaurus),
      (["_config.yml"], [], .jekyll), (["mkdocs.yml"], [], .mkDocs), (["hugo.yaml"], [], .hugo),
      (["node_modules/zenn-cli"], ["articles/a.md"], .zenn),
      ([], ["Sources/A/A.docc/A.md"], .docC), (["package.json"], ["a.md"], nil),
    ] as [([String], [String], SiteGenerator?)]
  )
  func generators(files: [String], articles: [String], expected: SiteGenerator?) {
    #expect(SiteGenerator(articles: articles, exists: files.contains) == expected)
  }
}
