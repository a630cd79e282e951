/// How many of the symbols that importers of a module see have an example in their documentation.
struct DocumentedExamples: Codable, Hashable, Sendable {
  /// The module; empty where it is not known.
  let module: String
  /// The symbols that importers see.
  private(set) var publicSymbols = 0
  /// Those of them that have an example.
  private(set) var withExample = 0
  /// Those of them whose examples have all passed.
  private(set) var passed = 0

  /// The counts of each module in a report, by its name; none where no Swift file was checked.
  static func list(in articles: [ArticleReport]) -> [DocumentedExamples] {
    let files = articles.filter { $0.article.documentation != nil }
    return Dictionary(grouping: files) { $0.article.module?.name ?? "" }
      .map { DocumentedExamples(module: $0.key, files: $0.value) }
      .filter { $0.publicSymbols > 0 }
      .sorted { $0.module < $1.module }
  }

  /// The counts of all modules together; nothing where there are none.
  static func total(of list: [DocumentedExamples]) -> DocumentedExamples? {
    guard !list.isEmpty else { return nil }
    return list.reduce(into: DocumentedExamples(module: "", files: [])) { total, module in
      total.publicSymbols += module.publicSymbols
      total.withExample += module.withExample
      total.passed += module.passed
    }
  }

  private init(module: String, files: [ArticleReport]) {
    self.module = module
    for file in files { count(file) }
  }

  private mutating func count(_ file: ArticleReport) {
    guard let documentation = file.article.documentation else { return }
    publicSymbols += documentation.exportedCount
    let examples = Dictionary(
      grouping: file.snippets.filter { $0.snippet.shape != .otherLanguage }
    ) { documentation.declaration(at: $0.snippet.block.span.start.offset) }
    for (declaration, snippets) in examples where declaration?.visibility == .exported {
      withExample += 1
      if snippets.allSatisfy({ $0.verdict.name == "passed" }) { passed += 1 }
    }
  }

  /// The counts in words: `documented examples: 61 of 240 public symbols, 58 passed`.
  var text: String {
    "documented examples: \(withExample) of \(publicSymbols.of("public symbol")), \(passed) passed"
  }
}

extension SourceModule {
  /// The module's name, where it is known.
  var name: String? {
    switch self {
    case .importable(let name), .unoffered(let name): name
    case .missing: nil
    }
  }
}
