import Foundation

/// A Swift package of the user's, built so that snippets can import its libraries.
struct BuiltPackage: Codable, Sendable {
  /// The modules of its libraries.
  let modules: [String]
  /// The oldest systems that it is meant for.
  let platforms: [DeploymentTarget]
  /// What compiling, linking and running code that imports them takes.
  var paths: ModulePaths
  /// The package's folder, from the root.
  let folder: String
  /// All of its modules, by the folders in it that may hold their files, each with a slash before it.
  let folders: [String: String]
  /// The modules that were built.
  let built: Set<String>

  /// The folders of the sources that it was built from, those of its dependencies included.
  var sourceFolders: [String] = []
  /// What tells this build from others.
  var identity = ""

  /// All of its modules that can be imported, as those which its own targets import.
  var importable: [String] { Set(folders.values).intersection(built).union(modules).sorted() }

  /// The module that a Swift file belongs to; nothing for one that belongs to none.
  func module(ofFileAt path: String) -> SourceModule? {
    let relative = FolderPath(folder).relative(path)
    guard !relative.hasPrefix("../") else { return nil }
    var place = "/" + relative
    while place != "/" {
      place = (place as NSString).deletingLastPathComponent
      guard let module = folders[place] else { continue }
      return built.contains(module) ? .importable(module) : .unoffered(module)
    }
    return nil
  }
}
