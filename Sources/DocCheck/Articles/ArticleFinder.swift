import Foundation

/// Finds the articles that paths on the command line mean.
struct ArticleFinder {
  /// Which files in folders count; a file that is named itself always does.
  var selection = PathSelection()
  /// What is known of texts from earlier runs; nothing where none are remembered.
  var memory: TextMemory?

  /// The articles' paths as they are shown, sorted, and what could not be looked into.
  struct Result {
    var paths: [String] = []
    /// For each path the boundary that its symbolic links must not cross.
    var boundaries: [String: LinkBoundary] = [:]
    var problems: [EnvironmentError] = []

    /// Adds an article.
    fileprivate mutating func add(_ path: String, within boundary: LinkBoundary) {
      let path = ArticleFinder.normalized(path)
      paths.append(path)
      boundaries[path] = boundary
    }
  }

  /// The endings of Markdown files; a `.txt` in a folder counts only if it holds Swift.
  static let markdownEndings = [".md", ".markdown", ".tutorial"]
  private static let textEnding = ".txt"
  /// The endings of all files that may be articles.
  static let endings = markdownEndings + [textEnding]
  /// Folders that hold what others wrote or what was built.
  private static let ignoredFolders: Set<String> = ["node_modules"]

  /// The articles at some paths: files as they are, folders searched.
  func articles(at paths: [String]) -> Result {
    var result = Result()
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        let error = EnvironmentError(
          stage: "articles",
          path: path,
          message: "no such file or folder"
        )
        result.problems.append(error)
        continue
      }
      if isFolder.boolValue {
        search(path, into: &result)
      } else {
        result.add(path, within: LinkBoundary(around: path))
      }
    }
    let odd = Set(result.paths).filter(Self.isOdd)
    result.problems += odd.sorted().map {
      EnvironmentError(
        stage: "articles",
        path: $0,
        message: "no report can show this file's name; the file is not checked",
        help: "rename it without control characters, as UTF-8"
      )
    }
    result.paths = Set(result.paths).subtracting(odd).sorted()
    return result
  }

  /// Whether a path contains control characters, or bytes that are not UTF-8.
  private static func isOdd(_ path: String) -> Bool {
    path.unicodeScalars.contains {
      $0 == "\n" || $0 == "\t" || $0 == "\u{FFFD}" || InertText.isActive($0)
    }
  }

  /// The path without `./` and doubled slashes.
  fileprivate static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private func search(_ folder: String, into result: inout Result) {
    let listed = GitCheckout(folder: folder).files()
    let files = listed.isEmpty ? filesByWalking(folder, &result.problems) : listed
    let boundary = LinkBoundary(around: folder)
    let readsSources = SourceFolder.holdsSources(folder)
    for file in files where Self.isVisible(file) {
      let path = folder + "/" + file
      guard selection.includes(path), isFile(path) || Self.isOdd(path) else { continue }
      if let problem = TestFile.problem(withFileAt: path) { result.problems.append(problem) }
      if Self.markdownEndings.contains(where: { file.lowercased().hasSuffix($0) }) {
        result.add(path, within: boundary)
      } else if file.hasSuffix(SourceFileReader.ending) {
        let isProgram = SwiftFileKind(path: path)?.isProgram ?? false
        guard !file.hasSuffix(TestFile.ending),
          isProgram ? Self.isShown(path) : readsSources || selection.names(path)
        else { continue }
        result.add(path, within: boundary)
      } else if file.lowercased().hasSuffix(Self.textEnding), holdsSwift(path, within: boundary) {
        result.add(path, within: boundary)
      }
    }
  }

  /// Whether a Swift file that is a program is shown by a playground, a tutorial or a package.
  private static func isShown(_ path: String) -> Bool {
    switch SwiftFileKind(path: path) {
    case .tutorialStep?: !Catalog.steps(showing: path).isEmpty
    case .packageSnippet?: SourceFolder.isPackageSnippet(path)
    default: true
    }
  }

  private static func isVisible(_ path: String) -> Bool {
    path.split(separator: "/").allSatisfy {
      !$0.hasPrefix(".") && !ignoredFolders.contains(String($0))
    }
  }

  /// The files below a folder; links to folders are not followed, so none is walked in a circle.
  private func filesByWalking(_ folder: String, _ problems: inout [EnvironmentError]) -> [String] {
    var files: [String] = []
    var waiting = [""]
    while let current = waiting.popLast() {
      let path = current.isEmpty ? folder : folder + "/" + current
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        let message = "cannot read this folder"
        problems.append(EnvironmentError(stage: "articles", path: path, message: message))
        continue
      }
      for name in names where Self.isVisible(name) {
        let relative = current.isEmpty ? name : current + "/" + name
        if isFolder(folder + "/" + relative) {
          waiting.append(relative)
        } else {
          files.append(relative)
        }
      }
    }
    return files
  }

  private func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Whether a path is a regular file: reading a pipe could wait for ever.
  private func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func holdsSwift(_ path: String, within boundary: LinkBoundary) -> Bool {
    guard let text = try? ArticleLoader(boundary: boundary).load(path).bytes else { return false }
    let look = {
      let article = ArticleReader().article(path: path, bytes: text)
      return !SnippetExtractor.snippets(in: article).snippets.isEmpty
    }
    return memory?.holdsSwift(text, look: look) ?? look()
  }
}
