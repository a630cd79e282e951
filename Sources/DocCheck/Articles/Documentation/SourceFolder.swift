import Foundation

/// Tells the sources of Swift packages from other folders.
enum SourceFolder {
  /// The folders in which SwiftPM looks for the sources of targets.
  private static let names: Set<String> = ["Sources", "Source", "src", "srcs"]

  /// Whether a folder holds the sources of a package, or some of them, so that whoever names it means its
  /// Swift files.
  static func holdsSources(_ folder: String) -> Bool { package(aboveFolder: folder) != nil }

  /// Whether a file is in the folder of a package's snippets.
  static func isPackageSnippet(_ file: String) -> Bool {
    parents(of: file).contains {
      ($0 as NSString).lastPathComponent == "Snippets"
        && isPackage(($0 as NSString).deletingLastPathComponent)
    }
  }

  /// The folder of the first package whose sources some paths mean; nothing where they mean none.
  static func package(of paths: [String]) -> String? {
    paths.lazy.compactMap { path in
      path.hasSuffix(SourceFileReader.ending) || namesSnippets(path)
        ? parents(of: path).first(where: isPackage) : package(aboveFolder: path)
    }.first
  }

  private static func namesSnippets(_ folder: String) -> Bool {
    FolderPath.absolute(folder).split(separator: "/").contains("Snippets")
  }

  private static func package(aboveFolder folder: String) -> String? {
    guard !isPackage(FolderPath.absolute(folder)),
      let package = parents(of: folder).first(where: isPackage),
      let first = FolderPath(package).relative(folder).split(separator: "/").first,
      names.contains(String(first))
    else { return nil }
    return package
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  /// The folders around a path, the innermost first.
  private static func parents(of path: String) -> [String] {
    var parents: [String] = []
    var folder = FolderPath.absolute(path)
    while folder != "/" {
      folder = (folder as NSString).deletingLastPathComponent
      parents.append(folder)
    }
    return parents
  }
}
