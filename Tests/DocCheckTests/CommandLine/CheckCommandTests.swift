import Foundation
import Testing

@testable import DocCheck

@Suite("A run of doccheck")
struct CheckCommandTests {
  private func run(_ arguments: String..., executable: String = Checking.executable) -> CommandRun {
    CommandRun(arguments, executable: executable)
  }

  @Test("A clean folder is 0, a finding is 1, and --fail-on moves the level")
  func statuses() throws {
    let folder = try TemporaryFolder()
    try folder.write("```swift\nlet a = 1\n```\n", to: "good/a.md")
    try folder.write("```swift\nlet a: Int = \"\"\n```\n", to: "bad/b.markdown")
    try folder.write("```swift\nlet a = 1\n", to: "warned/c.md")
    #expect(run(folder.path + "/good").status == .clean)
    #expect(run(folder.path + "/bad").status == .findings)
    #expect(run(folder.path + "/bad", "--fail-on", "never").status == .clean)
    #expect(run(folder.path + "/warned").status == .clean)
    #expect(run(folder.path + "/warned", "--fail-on", "warning").status == .findings)
    #expect(run(folder.path + "/bad", "--rule", "compile-error=off").status == .clean)
    #expect(run(folder.path, "--min-verified", "100").status == .findings)
  }

  @Test("Nothing to check, a missing path and a bad option are 2, each with its reason")
  func couldNotCheck() throws {
    let folder = try TemporaryFolder()
    try folder.write("Only prose.\n", to: "a.md")
    try folder.write("no Markdown", to: "b.txt")
    #expect(run(folder.path).status == .clean)
    let none = try TemporaryFolder()
    let empty = run(none.path)
    #expect(empty.status == .couldNotCheck)
    #expect(empty.output == "")
    #expect(
      empty.errors == """
        error: no Markdown files found in '\(none.path)'
        help: pass --allow-empty to accept this

        """
    )
    #expect(run(none.path, "--allow-empty").status == .clean)
    let missing = run(folder.path, folder.path + "/c.md")
    #expect(missing.status == .couldNotCheck)
    #expect(missing.output == "")
    #expect(missing.errors == "error: no such file or folder: '\(folder.path)/c.md'\n")
    let option = run("--formt", "x")
    #expect(option.status == .couldNotCheck)
    #expect(option.errors == "error: unknown option '--formt'\nhelp: did you mean '--format'?\n")
  }

  @Test(
    "A first word that is neither a command nor a path is refused with what is near",
    arguments: [
      (["chek", "."], "no such file or folder: 'chek'\nhelp: did you mean the command 'check'?"),
      (
        ["help", "trappd"],
        "no help for 'trappd': it is neither a command nor a rule\nhelp: did you mean 'trapped'?"
      ),
      (["explain", "no-rule"], "unknown rule 'no-rule'\nhelp: 'doccheck explain' lists all rules"),
      (["merge"], "no input files\nhelp: doccheck merge REPORT.json..."),
      (["fix"], "no articles named\nhelp: name files or folders: doccheck fix PATH..."),
      (["init", "a", "b"], "'init' takes one folder\nhelp: doccheck init [FOLDER]"),
    ]
  )
  func mistyped(arguments: [String], message: String) {
    let result = CommandRun(arguments)
    #expect(result.status == .couldNotCheck)
    #expect(result.output == "")
    #expect(result.errors == "error: \(message)\n")
  }

  @Test("A name near that of a file beside it is told")
  func nearFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("Prose.\n", to: "article.md")
    let result = run(folder.path + "/artcle.md")
    #expect(result.errors.hasSuffix("help: did you mean '\(folder.path)/article.md'?\n"))
  }

  @Test("Help, a rule's page and the version are commands, too")
  func help() {
    #expect(CommandRun(["help"]).output == Usage.text)
    #expect(CommandRun(["--help"]).output == Usage.text)
    #expect(CommandRun(["help", "trapped"]).output == RulePage(.trapped).markdown)
    #expect(
      CommandRun(["help", "fix"]).output.hasPrefix(
        "doccheck fix PATH... [--dry-run]\n\n  apply safe fixes\n"
      )
    )
    #expect(CommandRun(["version"]).output == CommandRun(["--version"]).output)
    #expect(CommandRun(["version"]).status == .clean)
  }

  @Test("An unreadable article is 2, and the others are still checked")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("```swift\nlet a: Int = \"\"\n```\n", to: "a.md")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/b.md",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/c.md",
      withDestinationPath: folder.path + "/c.md"
    )
    let result = run(folder.path + "/a.md", folder.path + "/c.md", "--format", "text")
    #expect(result.status == .couldNotCheck)
    #expect(result.output.contains("compile-error"))
    #expect(result.errors.contains("c.md"))
  }

  @Test("A folder that links to itself is walked once, and what is built or hidden is left out")
  func folders() throws {
    let folder = try TemporaryFolder()
    let code = "```swift\nlet a = 1\n```\n"
    for name in ["x/a.md", "node_modules/b.md", ".hidden/c.md", "d.txt", "e.swift"] {
      try folder.write(code, to: name)
    }
    try folder.write("説明です。\nstruct A {\n  var x = 0\n}です。\n", to: "f.txt")
    try folder.write("Let us see what a struct { is }.\n", to: "g.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/x/loop",
      withDestinationPath: folder.path
    )
    let found = ArticleFinder().articles(at: [folder.path + "/./", folder.path])
    #expect(found.paths == ["d.txt", "f.txt", "x/a.md"].map { folder.path + "/" + $0 })
    #expect(found.problems.isEmpty)
  }

  @Test("A missing compiler or a missing module says what to install")
  func brokenEnvironment() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write("```swift\nlet a = 1\n```\n", to: "a.md")
    let compiler = run(article, "--swiftc", "/nowhere/swiftc")
    #expect(compiler.status == .couldNotCheck)
    #expect(compiler.errors.hasPrefix("error: /nowhere/swiftc: "))
    #expect(compiler.errors.contains("install a Swift 6 toolchain"))
    let shim = run(article, executable: folder.path + "/doccheck")
    #expect(shim.status == .couldNotCheck)
    #expect(shim.errors.contains("modules are missing; run 'swift build'"))
  }

  @Test("Where no sandbox works, what would run is undecided, and two lines say so")
  func noSandbox() throws {
    let folder = try TemporaryFolder()
    let home = URL(fileURLWithPath: Checking.executable).deletingLastPathComponent().path
    var parts = ["Modules", "libSampleModels.so", "PreviewMacros-tool"].map {
      ($0, home + "/" + $0)
    }
    parts.append(("doccheck-sandbox", "/bin/false"))
    for (name, path) in parts {
      let link = "\(folder.path)/\(name)"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    }
    let article = try folder.write("```swift\nprint(1)\n// Prints \"1\"\n```\n", to: "a.md")
    let executable = folder.path + "/doccheck"
    let result = run(article, "--verbose", executable: executable)
    #expect(result.status == .clean)
    #expect(result.output.contains("reason: not run: no sandbox available"))
    #expect(
      result.errors == """
        warning: no sandbox available, so no code is run
        help: install bubblewrap ('apt-get install bubblewrap'), use Linux 5.13 or newer with \
        Landlock, or pass --sandbox none

        """
    )
    let named = run(article, "--sandbox", "landlock", executable: executable)
    #expect(named.status == .couldNotCheck)
    #expect(named.errors.hasPrefix("error: landlock: "))
  }

  @Test("Reports are written beside the text, and a report that cannot be is 2")
  func reports() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write("# T\n\n```swift\nlet a = 1\n```\n", to: "a.md")
    let html = folder.path + "/out/r.html"
    let json = folder.path + "/r.json"
    #expect(run(article, "--report", "html=\(html)", "--report", "json=\(json)").status == .clean)
    #expect(try String(contentsOfFile: html, encoding: .utf8).contains("<title>"))
    let data = try Data(contentsOf: URL(fileURLWithPath: json))
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    let refused = run(article, "--report", "json=/proc/nowhere/r.json")
    #expect(refused.status == .couldNotCheck)
    #expect(refused.errors.contains("/proc/nowhere/r.json"))
  }

  @Test("Listing compiles nothing and needs no compiler")
  func list() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write("```swift\nlet a: Int = \"\"\n```\n", to: "a.md")
    let result = run("list", article, "--swiftc", "/nowhere")
    #expect(result.status == .clean)
    #expect(
      result.output.hasSuffix(
        "a.md:1-3  script  declares: a\n1 article, 1 snippet, 0 claims (0 without a source)\n"
      )
    )
  }

  @Test("Invalid UTF-8, NUL and odd line endings give findings, not crashes")
  func oddBytes() throws {
    let folder = try TemporaryFolder()
    let bytes = Data("```swift\r\nlet a = 1\r\n```\r\n".utf8) + Data([0, 0xFF, 0xC0, 13])
    let article = try folder.write(bytes, to: "a.md")
    let result = run(article)
    #expect(result.status == .findings)
    #expect(result.output.contains("[invalid-encoding]"))
    #expect(result.output.contains("1 passed"))
  }
}
