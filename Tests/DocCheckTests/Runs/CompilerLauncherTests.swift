import Testing

@testable import DocCheck

@Suite("What starts the compiler") struct CompilerLauncherTests {
  @Test(
    "A compiler that lacks a module in the cache may write it while it reads imports alone",
    arguments: ["unable to open output file", "error opening"]
  )
  func lackingModule(message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "modules/empty")
    let other = try Checking.freshCompiler().launcher
    try #require(other.sandbox != nil)
    let launcher = CompilerLauncher(
      sandbox: other.sandbox,
      readable: other.readable,
      moduleCache: ModuleCache(path: folder.path + "/modules")
    )
    let module = launcher.moduleCache.path + "/A.swiftmodule"
    let file = try folder.write("import A\nprint(1)\n", to: "code/a.swift")
    // A compiler that needs the module, and keeps what it reads while it makes it.
    let script = """
      [ -e \(module) ] && exec cat "$0"
      cat "$0" 2>/dev/null > \(module) || { echo "\(message) '\(module)': Permission denied"; exit 1; }
      """
    let outcome = try launcher.run(
      ["/bin/sh", "-c", script],
      on: [file],
      mayWrite: true,
      environment: ["PATH": "/usr/bin:/bin"],
      timeout: 10
    )
    #expect(outcome.ending == .exited(0))
    #expect(String(decoding: outcome.standardOutput, as: UTF8.self) == "import A\nprint(1)\n")
    let read = try String(contentsOfFile: module, encoding: .utf8)
    #expect(read == "import A\nimport Glibc\nimport _Concurrency\nimport _StringProcessing\n")
  }

  @Test("Code that waits at the top level is run with an empty cache")
  func emptyCache() throws {
    let folder = try TemporaryFolder()
    let article = """
      ```swift
      actor Counter { var count = 3 }
      ```

      ```swift
      let counter = Counter()
      print(await counter.count)
      // Prints "3"
      ```

      """
    let path = try folder.write(article, to: "waiting.md")
    let run = CommandRun(["check", path, "--verbose", "--cache", folder.path + "/cache"])
    #expect(run.status == .clean)
    #expect(run.output.contains("2 snippets: 2 passed"))
  }
}
