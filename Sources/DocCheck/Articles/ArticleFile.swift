import Foundation

/// An article's file, and what is beside it, before it is looked into.
struct ArticleFile: Codable, Sendable {
  /// The path as reports show it.
  let path: String
  let bytes: [UInt8]
  /// The tests that are in a file beside the article.
  let tests: TestFile?
  /// Whether comments of the article may hold tests as The Swift Programming Language has them.
  let readsSwiftTests: Bool
  /// The module that it is part of the documentation of.
  var module: SourceModule?
  /// The code of other files that belongs to the program which the file is.
  var otherFile: String?
  /// The modules of a playground book that its pages may import.
  var bookModules: [HiddenModule] = []
  /// Why the file was not read; nothing where it was.
  var obstacle: String?

  /// What the file says.
  func article() -> Article {
    var article = ArticleReader().article(path: path, bytes: bytes, obstacle: obstacle)
    (article.module, article.otherFile) = (module, otherFile)
    article.bookModules = bookModules
    article.tests = tests
    article.readsSwiftTests = readsSwiftTests
    return article
  }
}
