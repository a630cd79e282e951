import Foundation

/// Where doccheck's own parts are: beside its executable, or below the prefix that it was
/// installed to.
struct Installation: Sendable {
  /// The folders to look in, the nearest first.
  let folders: [String]

  /// - Parameter executable: the path of doccheck's executable.
  init(executable: String) {
    let folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let prefix = folder.deletingLastPathComponent()
    folders = [folder.path, prefix.appendingPathComponent("lib/doccheck").path]
  }

  /// The program that confines itself before it becomes another one.
  ///
  /// - Throws: `EnvironmentError` if it is missing.
  func launcher() throws -> String {
    let paths = folders.map { $0 + "/doccheck-sandbox" }
    if let path = paths.first(where: FileManager.default.isExecutableFile) { return path }
    throw EnvironmentError(
      stage: "run",
      path: paths[0],
      message: "'doccheck-sandbox' is missing; run 'swift build'"
    )
  }
}
