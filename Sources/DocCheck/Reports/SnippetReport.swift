/// A snippet with its verdict and with what the verdict rests on.
struct SnippetReport: Codable, Sendable {
  let snippet: SnippetOutline
  var verdict: Verdict
  /// The identifiers of the snippets that it was compiled with, in the order of the article.
  var dependsOn: [String] = []
  /// Whether functions of these came along without their bodies, since those do not compile.
  var leavesOutBodies = false
  /// The names that are declared nowhere and were taken to exist.
  var assumed: [String] = []
  /// The modules that were imported for it, beyond those that it imports itself.
  var imported: [String] = []
  /// The modules that it uses and of which doccheck has only declarations, or more of them than code.
  var declaredModules: [String] = []
  /// What the snippet was wrapped in to compile, such as `members` or `statements`.
  var wrapped: String?
  /// The versions of Apple's systems that it needs, if it uses their frameworks.
  var needs: Availability?
  /// What compiling it came to in each language mode, the decisive one first; empty where it was not
  /// compiled.
  var matrix: [ModeVerdict] = []
  var tests: [TestResult] = []
  /// The comments about output and values that were compared with what happened.
  var outputs: [OutputCheck] = []
  /// What the compiler says of code that is to be refused for another reason.
  var error: String?
  /// What the program printed, if it ran.
  var output: String?
  /// How the program went, if it ran.
  var run: ScriptRun?
  /// Drawings of the views, where they are asked for.
  var sketches: [Sketch] = []

  init(
    snippet: Snippet,
    verdict: Verdict,
    dependsOn: [String] = [],
    assumed: [String] = [],
    imported: [String] = [],
    declaredModules: [String] = [],
    wrapped: String? = nil
  ) {
    self.snippet = SnippetOutline(snippet)
    (self.verdict, self.dependsOn, self.assumed) = (verdict, dependsOn, assumed)
    (self.imported, self.wrapped) = (imported, wrapped)
    self.declaredModules = declaredModules
  }

  /// The verdicts in several language modes, for people; nothing where there is one mode.
  var comparedModes: [String] {
    matrix.count > 1 ? matrix.map { "\($0.mode.name): \($0.verdict.name)" } : []
  }

  /// Whether the code also runs where Apple's frameworks are not; what was compiled has found its
  /// modules.
  var portability: Portability {
    declaredModules.isEmpty
      ? Portability(of: snippet.imports + imported, areFound: !matrix.isEmpty) : .declared
  }
}
