import Foundation

/// Swift Testing code beside an article: `NAME.tests.swift` beside `NAME.md`.
struct TestFile: Codable, Sendable {
  /// The file's name without its folder.
  let name: String
  let text: String

  /// The ending of such files.
  static let ending = ".tests.swift"

  /// Reads the file that belongs to an article; nothing if there is none.
  ///
  /// - Parameter boundary: the boundary that its symbolic links must not cross.
  /// - Throws: `EnvironmentError` if it is there and cannot be read.
  init?(ofArticleAt path: String, within boundary: LinkBoundary? = nil) throws {
    guard let end = ArticleFinder.endings.first(where: path.lowercased().hasSuffix) else {
      return nil
    }
    let file = path.dropLast(end.count) + Self.ending
    guard FileManager.default.fileExists(atPath: String(file)) else { return nil }
    name = URL(fileURLWithPath: String(file)).lastPathComponent
    let loader = ArticleLoader(boundary: boundary ?? LinkBoundary(around: String(file)))
    let problem = { EnvironmentError(stage: "articles", path: String(file), message: $0) }
    guard let (bytes, obstacle) = try? loader.load(String(file)) else {
      throw problem("cannot be read")
    }
    if let obstacle { throw problem(obstacle) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw problem("the test file is not UTF-8")
    }
    self.text = text
  }

  /// What is wrong with a file in a folder: tests whose article is gone, or has another name.
  static func problem(withFileAt path: String) -> EnvironmentError? {
    guard path.hasSuffix(ending) else { return nil }
    let stem = path.dropLast(ending.count)
    let articles = ArticleFinder.endings.map { "\(stem)\($0)" }
    guard !articles.contains(where: { FileManager.default.fileExists(atPath: $0) }) else {
      return nil
    }
    let article = URL(fileURLWithPath: String(articles[0])).lastPathComponent
    let message = "no article for these tests: '\(article)' does not exist"
    return EnvironmentError(stage: "articles", path: path, message: message)
  }
}
