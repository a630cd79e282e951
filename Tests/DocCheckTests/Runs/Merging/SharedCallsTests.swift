import Testing

@testable import DocCheck

@Suite("Checks whose programs share calls of the compiler") struct SharedCallsTests {
  private let good = [
    "struct Shared { var a = 1 }\nlet a = Shared()\nprint(a.a)\n",
    "class Shared {}\nfunc a() -> Shared { Shared() }\n_ = a()\n",
    "enum Shared { case a, b }\nextension Shared { func c() {} }\nlet b = Shared.a\nb.c()\n",
    "protocol Shared {}\nextension Shared { func c() {} }\nstruct D: Shared {}\nD().c()\n",
  ]

  @Test("A check says the same with and without sharing, and counts what it did")
  func sameReport() throws {
    let folder = try TemporaryFolder()
    let fences = (good + ["let a: Int = \"b\"\n", "let b: Int = \"c\"\n"])
      .map { "```swift standalone\n\($0)```\n" }
    try folder.write(fences.joined(separator: "\n"), to: "a.md")
    let caches = [try folder.makeCache(".alone"), try folder.makeCache(".merged")]
    func report(merges: Bool) throws -> Report {
      var options = Options()
      (options.paths, options.merges, options.runs) = ([folder.path], merges, false)
      (options.cache, options.jobs) = (caches[merges ? 1 : 0], 1)
      let environment = try CheckEnvironment(options: options, executable: Checking.executable)
      defer { environment.compiler.workspace.removeAll() }
      return try Pipeline(options: options, environment: environment).run().report
    }
    let (alone, merged, again) =
      (try report(merges: false), try report(merges: true), try report(merges: true))
    for report in [merged, again] {
      #expect(report.articles.map(Checking.findings) == alone.articles.map(Checking.findings))
      #expect(report.articles.map(Checking.verdicts) == alone.articles.map(Checking.verdicts))
    }
    #expect(alone.compilations?.merged == 0)
    // No module could make the two right that are refused.
    #expect(merged.compilations?.merged == good.count + 2)
    #expect(again.compilations?.merged == 0 && again.compilations?.alone == 0)
  }
}
