/// What a Swift file is to its readers.
enum SwiftFileKind: Hashable, Sendable {
  /// Source code, whose documentation comments are read.
  case source
  /// A page of a playground: prose in comments, and one program between them.
  case playgroundPage
  /// A file that a step of a DocC tutorial shows.
  case tutorialStep
  /// A snippet of a package, which its documentation shows in whole or in part.
  case packageSnippet

  /// The kind of the file at a path; nothing where it is no Swift file.
  init?(path: String) {
    guard path.hasSuffix(SourceFileReader.ending) else { return nil }
    let folders = path.split(separator: "/").dropLast()
    let isPage = Self.pageEndings.contains { folders.last?.hasSuffix($0) ?? false }
    if isPage, Self.pageNames.contains(where: path.hasSuffix) {
      self = .playgroundPage
    } else if folders.contains(where: { $0.hasSuffix(".docc") }) {
      self = .tutorialStep
    } else if let place = folders.firstIndex(of: "Snippets"),
      folders[..<place].allSatisfy({ !Self.sourceFolders.contains(String($0)) })
    {
      self = .packageSnippet
    } else {
      self = .source
    }
  }

  private static let pageEndings = [".playground", ".xcplaygroundpage", ".playgroundpage"]
  private static let pageNames = ["/Contents.swift", "/main.swift"]
  private static let sourceFolders: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]

  /// Whether the file is one program from its first line to its last.
  var isProgram: Bool { self != .source }
}
