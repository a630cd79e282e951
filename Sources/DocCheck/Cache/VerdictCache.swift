import Foundation

/// Remembers what came of checking articles, so that one that has not changed is not looked into.
struct VerdictCache: Sendable {
  /// Where the entries are.
  let folder: CacheFolder
  /// All that verdicts depend on besides the articles: doccheck itself, the compiler, the modules,
  /// what confines programs and the options.
  private let circumstances: [String]

  /// - Parameters:
  ///   - options: the command line.
  ///   - folder: where entries stay on this machine.
  ///   - tools: the files of the compiler, of the modules and of doccheck.
  ///   - compiler: what the compiler says that it is.
  ///   - sandboxes: what confines programs and the compiler.
  init(
    _ options: Options,
    folder: CacheFolder,
    tools: [String],
    compiler: [String],
    sandboxes: [Sandbox.Kind?]
  ) {
    let remote = options.remoteCache.map {
      RemoteCache(
        address: $0,
        key: ProcessInfo.processInfo.environment["DOCCHECK_CACHE_KEY"],
        isReadOnly: options.onlyReadsRemoteCache
      )
    }
    self.folder = CacheFolder(path: folder.path, limit: folder.limit, remote: remote)
    // Another machine has the same tools elsewhere, and a toolchain is known by its version.
    let identity =
      remote == nil
      ? CacheKey.identity(ofFiles: tools)
      : CacheKey.identity(ofContents: Array(tools.dropFirst()), keptIn: folder)
    circumstances =
      options.circumstances + [identity] + compiler + sandboxes.map { $0?.rawValue ?? "" }
  }

  /// What is known of texts that may be articles.
  var texts: TextMemory { TextMemory(folder: folder, circumstances: circumstances) }

  /// What came of checking an article under the same circumstances; nothing if nobody did.
  func checked(_ file: ArticleFile, _ severities: RuleSeverities) -> CheckedArticle? {
    folder.contents(of: digest(file, severities))
      .flatMap { try? JSONDecoder().decode(CheckedArticle.self, from: $0) }
  }

  /// Remembers what came of checking an article.
  ///
  /// - Throws: `EnvironmentError` if the folder cannot be written to.
  func remember(
    _ checked: CheckedArticle,
    of file: ArticleFile,
    _ severities: RuleSeverities
  ) throws {
    try folder.keep(try JSONEncoder().encode(checked), as: digest(file, severities))
  }

  private func digest(_ file: ArticleFile, _ severities: RuleSeverities) -> String {
    var besides = file.tests.map { [$0.name, $0.text] } ?? []
    besides += [file.obstacle, file.module?.identity, file.otherFile].compactMap(\.self)
    besides += file.bookModules.flatMap { [$0.name, $0.source] }
    let parts = [Self.format] + circumstances + ["", severities.canonical, file.path] + besides
    return CacheKey.digest(of: parts, file.bytes)
  }

  /// The version of what entries hold; a change of it makes all older ones unknown.
  private static let format = "4"
}

extension RuleSeverities {
  /// The severities in an order that is the same on every run.
  fileprivate var canonical: String {
    let rules = rules.map { "\($0)=\($1?.rawValue ?? "off")" }
    let claims = claims.map { "(\($0.rawValue))=\($1?.rawValue ?? "off")" }
    return (rules + claims).sorted().joined(separator: " ")
  }
}

extension Options {
  /// The options that a verdict depends on, but for the severities and for what the articles are.
  var circumstances: [String] {
    let claims = configuration.claims
    return [
      languageModes.map(\.name).joined(separator: " "), "named modes \(namesLanguageModes)",
      "runs \(runs)",
      "fix-its \(asksForFixIts)", "timeout \(timeout)",
      "sketches \(sketches.map { "\($0)" } ?? "")", "dialect \(dialect?.rawValue ?? "")",
      "platforms \(configuration.platforms)",
      "languages \(claims.languages.map { $0.map(\.rawValue).sorted() } ?? ["all"])",
      "hosts \(claims.trustedHosts.map { $0.sorted() } ?? ["all"])",
    ]
  }
}
