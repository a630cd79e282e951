import Foundation

/// What a folder holds, as far as a first configuration depends on it.
struct ProjectSurvey: Sendable {
  let articles: Int
  let snippets: Int
  /// The languages of the articles, in a fixed order.
  let languages: [ProseLanguage]
  let generator: SiteGenerator?
  /// Whether the folder holds a Swift package.
  let hasPackage: Bool
  /// Whether a snippet imports a module of that package.
  let importsPackage: Bool

  /// - Parameter folder: the project's folder.
  /// - Throws: `EnvironmentError` if it cannot be looked into.
  init(of folder: String) throws {
    let exists = { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    let all = ArticleFinder().articles(at: [folder])
    if let problem = all.problems.first { throw problem }
    let root = FolderPath(folder)
    generator = SiteGenerator(articles: all.paths.map(root.relative), exists: exists)
    var selection = PathSelection(folder: root)
    selection.excluded = (generator?.builtFolders ?? []).map { PathGlob("/" + $0) }
    // An article that cannot be read counts for nothing here; the first check names it.
    let read = all.paths.filter(selection.includes).compactMap { path in
      FileManager.default.contents(atPath: path).map {
        ArticleReader().article(path: path, bytes: Array($0))
      }
    }
    let snippets = read.flatMap { SnippetExtractor.snippets(in: $0).snippets }
    articles = read.count
    self.snippets = snippets.count
    languages = ProseLanguage.allCases.filter { language in
      read.contains { $0.language == language }
    }
    hasPackage = exists("Package.swift")
    importsPackage =
      hasPackage && snippets.contains { $0.imports.contains { exists("Sources/" + $0) } }
  }

  /// The survey in words: `3 articles in English and Japanese, 12 Swift snippets, a Hugo site`.
  var summary: String {
    let names = languages.map { Self.name(of: $0) }
    let list = names.dropLast().joined(separator: ", ")
    let last = names.last.map { list.isEmpty ? " in \($0)" : " in \(list) and \($0)" } ?? ""
    let site = generator.map { ", a \($0.rawValue) site" } ?? ""
    let package = hasPackage ? ", a Swift package" : ""
    return "\(articles.of("article"))\(last), \(snippets.of("Swift snippet"))" + site + package
  }

  private static func name(of language: ProseLanguage) -> String {
    Locale(identifier: "en").localizedString(forLanguageCode: language.rawValue)
      ?? language.rawValue
  }
}

extension [String] {
  /// The words with commas between them.
  fileprivate var list: String { joined(separator: ", ") }
}
