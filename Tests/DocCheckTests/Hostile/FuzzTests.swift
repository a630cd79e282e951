import Foundation
import Synchronization
import Testing

@testable import DocCheck

/// Reads what is made by chance, as long as `FUZZ_SECONDS` says, from the seed `FUZZ_SEED` on.
///
/// A seed that ends the tests stands in the file `FUZZ_LOG`: `scripts/fuzz` sets all three.
@Suite("Input made by chance")
struct FuzzTests {
  private static let variables = ProcessInfo.processInfo.environment
  private static let seconds = variables["FUZZ_SECONDS"].flatMap(Double.init) ?? 1.5
  private static let first = variables["FUZZ_SEED"].flatMap(UInt64.init) ?? 1

  /// The longest time that one small input may take.
  private static let patience = Duration.seconds(10)

  /// Does something with one seed after the other until the time is over.
  private func fuzz(_ name: String, _ work: (UInt64) throws -> Void) throws {
    let log = Self.variables["FUZZ_LOG"].map {
      open("\($0).\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    defer { log.map { _ = close($0) } }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.seconds)
    var seed = Self.first
    while clock.now < end {
      if let log { _ = withUnsafeBytes(of: seed) { pwrite(log, $0.baseAddress, $0.count, 0) } }
      let start = clock.now
      try work(seed)
      try #require(clock.now - start < Self.patience, "\(name), seed \(seed)")
      seed += 1
    }
    if Self.variables["FUZZ_SECONDS"] != nil {
      print("fuzz: \(name): \(seed - Self.first) inputs in \(Self.seconds) s, no crash")
    }
  }

  /// What holds for the snippets and findings of any article.
  private func read(_ bytes: [UInt8], _ seed: UInt64) throws {
    let article = ArticleReader().article(path: "a.md", bytes: bytes)
    let (snippets, findings) = SnippetExtractor.snippets(in: article)
    for span in snippets.map(\.block.openingSpan) + (article.findings + findings).map(\.span) {
      try #require(span.start.offset <= span.end.offset, "seed \(seed)")
      try #require(span.end.offset <= bytes.count && span.start.line >= 1, "seed \(seed)")
      try #require(span.end.line <= article.source.lineCount, "seed \(seed)")
    }
    for (snippet, next) in zip(snippets, snippets.dropFirst()) {
      try #require(snippet.id != next.id, "seed \(seed)")
    }
  }

  @Test("Articles", arguments: ["markdown", "directives"])
  func articles(kind: String) throws {
    let pieces = try FuzzText.pieces(kind)
    try fuzz(kind) { seed in
      var text = FuzzText(seed: seed)
      let article = text.text(of: pieces, most: 24)
      try read(text.damaged(article), seed)
    }
  }

  @Test("Configurations")
  func configurations() throws {
    let pieces = try FuzzText.pieces("configurations")
    try fuzz("configurations") { seed in
      var text = FuzzText(seed: seed)
      let bytes = text.damaged("{" + text.text(of: pieces, most: 24))
      let source = String(decoding: bytes, as: UTF8.self)
      var configuration = Configuration()
      do {
        try JSON5Reader.value(of: source).read(ConfigurationTable.keys, into: &configuration)
      } catch let error as JSON5Reader.Failure {
        try #require(error.line >= 1 && error.column >= 1, "seed \(seed)")
      } catch let error as ConfigurationError {
        try #require(error.line >= 1, "seed \(seed)")
      }
    }
  }

  @Test("Baselines")
  func baselines() throws {
    let folder = try TemporaryFolder()
    let pieces = try FuzzText.pieces("configurations")
    try fuzz("baselines") { seed in
      var text = FuzzText(seed: seed)
      let bytes = text.damaged("{" + text.text(of: pieces, most: 16))
      let path = try folder.write(Data(bytes), to: "base.json")
      do {
        _ = try Baseline(path: path)
      } catch is EnvironmentError {}
    }
  }

  @Test("Entries of a cache")
  func entries() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, limit: 1 << 20)
    let digest = String(repeating: "a1", count: 32)
    try cache.keep(Data("what was kept".utf8), as: digest)
    let path = "\(folder.path)/a1/" + digest.dropFirst(2) + ".json"
    let good = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    try fuzz("cache") { seed in
      var text = FuzzText(seed: seed)
      let bytes = text.damaged(good)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let contents = cache.contents(of: digest)
      try #require((contents != nil) == (bytes == Array(good.utf8)), "seed \(seed)")
    }
  }

  @Test("Messages of an editor")
  func messages() throws {
    let pieces = try FuzzText.pieces("messages")
    try fuzz("messages") { seed in
      var text = FuzzText(seed: seed)
      let bytes = text.damaged(text.text(of: pieces, most: 16))
      let rest = Mutex(bytes[...])
      let channel = MessageChannel(
        read: {
          rest.withLock { rest in
            defer { rest = rest.dropFirst(7) }
            return Array(rest.prefix(7))
          }
        },
        write: { _ in }
      )
      let checker = DocumentChecker(executable: Checking.executable) { _ in Options() }
      _ = LanguageServer(channel: channel, checker: checker).run()
    }
  }
}
