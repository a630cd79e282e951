/// What makes a site of the articles, told by the files that it asks for.
enum SiteGenerator: String, Sendable, CaseIterable {
  case docC = "DocC"
  case docusaurus = "Docusaurus"
  case hugo = "Hugo"
  case jekyll = "Jekyll"
  case mkDocs = "MkDocs"
  case zenn = "Zenn"

  /// Files or folders, any of which tells that the generator is used.
  private var signs: [String] {
    switch self {
    case .docC: []
    case .docusaurus: ["docusaurus.config.js", "docusaurus.config.ts"]
    case .hugo: ["hugo.toml", "hugo.yaml", "hugo.json", "archetypes/default.md"]
    case .jekyll: ["_config.yml", "_config.yaml"]
    case .mkDocs: ["mkdocs.yml", "mkdocs.yaml"]
    case .zenn: ["node_modules/zenn-cli"]
    }
  }

  /// The folders of what the generator makes or what others wrote.
  var builtFolders: [String] {
    switch self {
    case .docC, .zenn: []
    case .docusaurus: ["build"]
    case .hugo: ["public", "resources", "themes"]
    case .jekyll: ["_site", "vendor"]
    case .mkDocs: ["site"]
    }
  }

  /// The generator of a folder, if there is one.
  ///
  /// - Parameters:
  ///   - articles: the paths of its articles relative to it.
  ///   - exists: whether there is a file or folder of a name in it.
  init?(articles: [String], exists: (String) -> Bool) {
    if articles.contains(where: { $0.contains(".docc/") }) {
      self = .docC
      return
    }
    let found = Self.allCases.first { $0.signs.contains(where: exists) }
    guard let found else { return nil }
    self = found
  }
}
