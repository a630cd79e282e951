import Foundation

@testable import DocCheck

/// Checks articles in tests, with the real compiler and the real sandbox.
enum Checking {
  /// The executable beside which the modules stand: the test runner's own.
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

  /// The environment that all tests share; its workspace lives as long as the test run.
  static let environment = environment(.automatic)

  /// An environment in which programs are confined as was chosen.
  static func environment(
    _ choice: Sandbox.Choice,
    timeout: Double = 5
  ) -> Result<CheckEnvironment, any Error> {
    var options = Options()
    options.timeout = timeout
    options.sandbox = choice
    atexit { Workspace.removeAllOpen() }
    return Result { try CheckEnvironment(options: options, executable: executable) }
  }

  /// The sandboxes that this machine has, and the one that a machine with the oldest Landlock has.
  static let sandboxes = [Sandbox.Choice.bubblewrap, .landlock].flatMap { choice -> [Sandbox] in
    let sandbox = try? Sandbox.resolve(
      choice,
      launcher: Installation(executable: executable).launcher()
    )
    var old = choice == .landlock ? sandbox : nil
    old?.newestLandlock = 1
    return [sandbox, old].compactMap(\.self)
  }

  /// A compiler with a log of its own and without a cache.
  static func freshCompiler() throws -> Compiler {
    let environment = try environment.get()
    return Compiler(
      toolchain: environment.toolchain,
      shim: environment.shim,
      modules: ModulePaths(),
      declared: environment.compiler.declared,
      syntaxModules: environment.compiler.syntaxModules,
      timeout: 60,
      workspace: environment.compiler.workspace,
      launcher: environment.compiler.launcher,
      cache: nil
    )
  }

  /// The symbols of the libraries.
  static let library = Result { try environment.get().known.symbols }

  /// Whether programs can be run here.
  static var hasSandbox: Bool { (try? environment.get().executor) != nil }

  /// The report on one article.
  static func check(
    _ markdown: String,
    path: String = "a.md",
    tests: TestFile? = nil,
    options: Options = Options(),
    in environment: Result<CheckEnvironment, any Error> = Checking.environment
  ) throws -> ArticleReport {
    let environment = try environment.get()
    var article = ArticleReader().article(path: path, bytes: Array(markdown.utf8))
    article.tests = tests
    let draft = ArticleDraft(article, claimReader: try ClaimReader())
    let judge = try environment.judge(options)
    let judgements = try draft.items.snippets.indices.map {
      try judge.judge($0, of: draft.items, in: article)
    }
    return draft.report(judgements, severities: [:], library: try library.get())
  }

  /// The findings as `line:column rule: message`.
  static func findings(_ report: ArticleReport) -> [String] {
    report.findings.map {
      "\($0.span.start.line):\($0.span.start.column) \($0.rule.id): \($0.message)"
    }
  }

  /// The verdicts' names with the reasons of those that were not judged.
  static func verdicts(_ report: ArticleReport) -> [String] {
    report.snippets.map { snippet in
      [snippet.verdict.name, snippet.verdict.reason].compactMap(\.self).joined(separator: ": ")
    }
  }
}
