import Foundation

/// The files and folders that a command line names.
struct NamedPaths: Sendable {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// Makes sure that all of them exist, before anything is checked.
  ///
  /// - Throws: `EnvironmentError` for the first that does not, with the command or the file that was
  ///   probably meant.
  func check() throws {
    for path in options.paths where !Self.exists(path) {
      throw EnvironmentError(
        stage: "articles",
        path: "",
        message: "no such file or folder: '\(path)'",
        help: meantCommand(path) ?? meantFile(path)
      )
    }
  }

  /// Whether there is a file, a folder or a link of any kind.
  private static func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// The command that the first word may have been meant for.
  private func meantCommand(_ path: String) -> String? {
    guard options.command == .check, path == options.paths.first else { return nil }
    let names = CommandTable.entries.map(\.command.rawValue)
    return EditDistance.nearest(to: path, in: names).map { "did you mean the command '\($0)'?" }
  }

  /// The file beside the place that a path names whose name is nearly the same.
  private func meantFile(_ path: String) -> String? {
    let path = path as NSString
    // Of short names many are one letter apart.
    guard (path.lastPathComponent as NSString).deletingPathExtension.count >= 4 else { return nil }
    let folder = path.deletingLastPathComponent
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return EditDistance.nearest(to: path.lastPathComponent, in: names ?? []).map {
      "did you mean '\((folder as NSString).appendingPathComponent($0))'?"
    }
  }
}
