import Foundation
import Testing

@testable import DocCheck

@Suite("The gate")
struct GateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ code: String, to name: String = "a.md") throws {
    try folder.write("```swift\n\(code)\n```\n", to: name)
  }

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun([folder.path + "/a.md", "--no-run"] + arguments)
  }

  @Test("A baseline lets pass what it lists, and fails for what is new and for what is gone")
  func baseline() throws {
    let known = folder.path + "/known.json"
    try write("let a: Int = \"\"")
    #expect(run("--write-baseline", known).status == .clean)
    #expect(run("--baseline", known).status == .clean)
    try write("let new: Int = \"\"\nlet a: Int = \"\"")
    let new = run("--baseline", known)
    #expect(new.status == .findings)
    #expect(new.output.contains("1 known finding of the baseline left out"))
    #expect(new.output.components(separatedBy: "[compile-error]").count == 2)
    try write("let a = 1")
    let gone = run("--baseline", known)
    #expect(gone.status == .findings)
    #expect(
      gone.errors == """
        error: baseline: a.md: compile-error: 'let a: Int = ""' no longer occurs
        error: baseline: update it with '--write-baseline \(known)'

        """
    )
    #expect(run("--write-baseline", known).status == .clean)
    #expect(run("--baseline", known).status == .clean)
  }

  @Test("A baseline of another version is 2, and writing does not overwrite it")
  func otherVersion() throws {
    try write("let a = 1")
    let text = "{\"schemaVersion\": 7}"
    let known = try folder.write(text, to: "known.json")
    for option in ["--baseline", "--write-baseline"] {
      let result = run(option, known)
      #expect(result.status == .couldNotCheck)
      #expect(
        result.errors.contains(
          "written in version 7 of the baseline, but this doccheck reads version 1"
        )
      )
    }
    #expect(try String(contentsOfFile: known, encoding: .utf8) == text)
  }

  @Test("The configuration sets severities for all articles and for some; options win")
  func configuration() throws {
    try folder.write(
      "{rules: {'compile-error': 'warning'}, overrides: [{paths: ['b'], rules: {'compile-error': 'off'}}]}",
      to: ".doccheck.json"
    )
    try write("let a: Int = \"\"")
    try write("let a: Int = \"\"", to: "b/c.md")
    let result = run(folder.path + "/b/c.md")
    #expect(result.status == .clean)
    #expect(result.output.contains(": 1 warning in 1 of them\n"))
    #expect(run("--fail-on", "warning").status == .findings)
    #expect(run("--rule", "compile-error=error").status == .findings)
    let named = try folder.write("{failOn: 'warning'}", to: "other.json")
    #expect(run("--config", named).status == .findings)
    #expect(run("--config", named, "--fail-on", "never").status == .clean)
  }

  @Test("A broken configuration is 2 and names the line, but explaining a rule does not read it")
  func brokenConfiguration() throws {
    try folder.write("{\n  rule: {}\n}", to: ".doccheck.json")
    try write("let a = 1")
    let result = run()
    #expect(result.status == .couldNotCheck)
    #expect(
      result.errors
        == "error: \(folder.path)/.doccheck.json:2: unknown key 'rule'; "
        + "did you mean 'rules'?\n"
    )
    #expect(CommandRun(["explain", "trapped"]).status == .clean)
    #expect(
      run("--config", folder.path + "/none.json").errors.contains(
        "cannot be read (No such file or directory)"
      )
    )
  }

  @Test("Folders are searched for what the configuration includes, a named file always counts")
  func selection() throws {
    try folder.write("{include: ['docs'], exclude: ['old']}", to: ".doccheck.json")
    for name in ["a.md", "docs/b.md", "docs/old/c.md"] { try write("let a = 1", to: name) }
    let all = CommandRun(["list", folder.path])
    #expect(all.output.contains("docs/b.md:1-3"))
    #expect(all.output.contains("1 article,"))
    #expect(CommandRun(["list", folder.path + "/a.md"]).output.contains("a.md:1-3"))
  }

  @Test("Only some languages, and only some hosts, count for claims")
  func claims() throws {
    let text = "Builds are [42% faster](https://blog.example.org/2024/speed) with it.\n"
    let article = try folder.write(text, to: "c.md")
    let list = { CommandRun(["list", article]) }
    #expect(list().output.contains("1 claim (0 without a source)"))
    try folder.write("{claims: {trustedHosts: ['example.org']}}", to: ".doccheck.json")
    #expect(list().output.contains("1 claim (0 without a source)"))
    try folder.write("{claims: {trustedHosts: ['ample.org']}}", to: ".doccheck.json")
    #expect(list().output.contains("1 claim (1 without a source)"))
    try folder.write("{claims: {languages: ['ja']}}", to: ".doccheck.json")
    #expect(list().output == "1 article, 0 snippets, 0 claims (0 without a source)\n")
  }

  @Test("A comparison is in the text, and a report that is none is 2 before any work")
  func comparison() throws {
    try write("let a: Int = \"\"")
    let report = folder.path + "/r.json"
    #expect(run("--report", "json=\(report)").status == .findings)
    try write("let b: Int = \"\"")
    #expect(
      run("--compare", report).output.contains(
        "since the earlier report: 1 new, 1 fixed, 0 remaining"
      )
    )
    #expect(run("--compare", folder.path + "/a.md").status == .couldNotCheck)
  }
}
