import Foundation
import Testing

@testable import DocCheck

@Suite("Remembered compilations") struct CompilationCacheTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("doccheck-test-\(UUID())").path

  private func key(_ text: String, _ arguments: [String] = ["-a"], tools: String = "t") -> CacheKey
  {
    CacheKey(program: Program(text), arguments: arguments, tools: tools)
  }

  private let refused = Compilation(
    ending: .refused,
    errors: CompilerMessage.list(
      in: "/x/Article.swift:2:3: error: no good [id]\n/x/Article.swift:1:1: note: see"
    )
  )

  @Test("What was said is known to another process, with all its notes")
  func roundTrip() throws {
    let first = CompilationCache(folder: folder, tools: [])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(first.compilation(for: key("a")) == nil)
    try first.remember(refused, for: key("a"))
    let second = CompilationCache(folder: folder, tools: [])
    #expect(second.compilation(for: key("a"))?.errors == refused.errors)
    #expect(second.compilation(for: key("b")) == nil)
    #expect(second.counts == CompilationCache.Counts(hits: 1, misses: 1))
  }

  @Test("A change of the text, of an option or of a tool asks the compiler anew")
  func keys() {
    let keys = [
      key("a"), key("a "), key("a", ["-b"]), key("a", ["-a", "-b"]), key("a", tools: "u"),
      key("-a", []), key("a", []),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(key("a") == key("a"))
  }

  @Test(
    "Time-outs and crashes are not remembered",
    arguments: [
      Compilation.Ending.timedOut, .crashed("out of memory"),
    ]
  )
  func accidents(ending: Compilation.Ending) throws {
    let cache = CompilationCache(folder: folder, tools: [])
    try cache.remember(Compilation(ending: ending, errors: []), for: key("a"))
    #expect(cache.compilation(for: key("a")) == nil)
  }

  @Test("A damaged entry is as good as none, and is written anew")
  func damage() throws {
    let cache = CompilationCache(folder: folder, tools: [])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try cache.remember(refused, for: key("a"))
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let entry = try #require(names.first { $0.hasSuffix(".json") })
    try Data("{\"ending\":".utf8).write(to: URL(fileURLWithPath: folder + "/" + entry))
    #expect(cache.compilation(for: key("a")) == nil)
    try cache.remember(refused, for: key("a"))
    #expect(cache.compilation(for: key("a"))?.ending == .refused)
  }

  @Test("Beyond the limit the oldest entries go")
  func eviction() throws {
    let cache = CompilationCache(folder: folder, tools: [], limit: 20 * 4096)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for number in 0..<30 {
      try cache.remember(refused, for: key("\(number)"))
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      for name in names where name.hasSuffix(key("\(number)").digest.dropFirst(2) + ".json") {
        let date = Date(timeIntervalSince1970: 1_000_000 + Double(number))
        try FileManager.default.setAttributes(
          [.modificationDate: date],
          ofItemAtPath: folder + "/" + name
        )
      }
    }
    _ = cache.compilation(for: key("new"))
    cache.folder.trim()
    let kept = (0..<30).filter { cache.compilation(for: key("\($0)")) != nil }
    #expect(kept == Array(15..<30))
  }

  @Test("A folder that cannot be written to is named, with a way out")
  func unwritable() {
    let cache = CompilationCache(folder: "/proc/none", tools: [])
    #expect {
      try cache.remember(refused, for: key("a"))
    } throws: { error in
      "\(error)" == """
        /proc/none: cannot write to the cache folder (No such file or directory)
        help: choose another with --cache, or pass --no-cache
        """
    }
  }

  @Test("A second check of an article does not call the compiler and says the same")
  func secondCheck() throws {
    let folder = try TemporaryFolder()
    var options = Options()
    options.cache = try folder.makeCache()
    let article = "```swift\nlet a: Int = \"b\"\n```\n\n```swift\nlet n = 1\n```\n"
    func check() throws -> ([String], CompilationCache.Counts?) {
      let environment = try CheckEnvironment(options: options, executable: Checking.executable)
      defer { environment.compiler.workspace.removeAll() }
      let report = try Checking.check(article, in: .success(environment))
      return (Checking.findings(report), environment.compiler.cache?.counts)
    }
    let (first, second) = (try check(), try check())
    #expect(first.0 == second.0)
    #expect(first.0.count == 1)
    #expect(first.1?.hits == 0)
    #expect(second.1?.misses == 0)
    options.caches = false
    #expect(try check().1 == nil)
  }
}
