import Foundation

/// Chooses the articles that have changed since a commit.
struct ChangedArticles: Sendable {
  /// A commit in git's words.
  let revision: String

  /// The paths among some whose files have changed or are not known to git.
  ///
  /// - Throws: `EnvironmentError` where git does not know the commit or the files.
  func paths(among paths: [String]) throws -> [String] {
    var changed: [String: Set<String>] = [:]
    return try paths.filter { path in
      let path = Self.real(path)
      let checkout = Self.checkout(of: path)
      let files =
        try changed[checkout] ?? GitCheckout(folder: checkout).filesChanged(since: revision)
      changed[checkout] = files
      return files.contains(path)
    }
  }

  /// The nearest folder above a file that holds git's own files, else the file's folder.
  private static func checkout(of path: String) -> String {
    let own = (path as NSString).deletingLastPathComponent
    var folder = own
    while !FileManager.default.fileExists(atPath: folder + "/.git") {
      guard folder != "/" else { return own }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder
  }

  private static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return FolderPath.absolute(path) }
    defer { free(real) }
    return String(cString: real)
  }
}
