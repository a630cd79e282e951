import Foundation

/// The folder of the articles' pages, from which those of articles that are gone are removed.
///
/// A list in the folder names the pages that doccheck has written; nothing else is ever removed.
struct PageFolder {
  /// The folder's path.
  let path: String

  /// The name of the list: a page a line.
  static let list = ".doccheck-pages"

  /// Notes what is about to be written, so that an interrupt leaves no page that nobody knows.
  func announce(_ names: [String]) throws {
    let known = try self.known()
    guard !names.isEmpty else { return }
    try write(known.union(names))
  }

  /// Removes the pages that were written before and are not among those of now.
  func keep(only names: [String]) throws {
    let known = try self.known()
    for name in known.subtracting(names) {
      let file = path + "/" + name
      guard unlink(file) == 0 || errno == ENOENT else { throw failure(.remove, file) }
    }
    if !names.isEmpty { return try write(Set(names)) }
    guard !known.isEmpty else { return }
    guard unlink(listPath) == 0 else { throw failure(.remove, listPath) }
    // What else is in the folder is not doccheck's.
    guard rmdir(path) == 0 || errno == ENOTEMPTY else { throw failure(.remove, path) }
  }

  private var listPath: String { path + "/" + Self.list }

  private func write(_ names: Set<String>) throws {
    try ReportWriter().write(names.sorted().map { $0 + "\n" }.joined(), to: listPath)
  }

  /// The names in the list that a page can have.
  private func known() throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: listPath) else { return [] }
    try ReportWriter.refuseLinks(listPath)
    guard let bytes = FileManager.default.contents(atPath: listPath) else {
      throw failure(.open, listPath)
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(lines.filter(HTMLPages.isName))
  }

  private func failure(_ stage: ReportWriter.Failure.Stage, _ path: String) -> ReportWriter.Failure
  {
    ReportWriter.Failure(stage: stage, path: path, reason: String(cString: strerror(errno)))
  }
}
