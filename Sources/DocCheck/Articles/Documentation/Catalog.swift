import Foundation
import Synchronization

/// A DocC catalog on the disk.
struct Catalog: Sendable {
  /// A step of a tutorial that shows a file.
  struct Step: Hashable, Sendable {
    /// The name that readers see.
    let name: String
    /// The file in the catalog.
    let file: String
  }

  /// The folder of the catalog, as paths of articles begin with it.
  let folder: String
  private let listed: Lazy<[String]>
  private let read: Lazy<[[Step]]>

  /// The catalogs that were looked into since the last check began, by their folders.
  private static let known = Mutex<[String: Catalog]>([:])

  /// Forgets what was read: files may have changed.
  static func forgetAll() { known.withLock { $0 = [:] } }

  /// The catalog that a file is in; nothing for other files.
  static func around(_ path: String) -> Catalog? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let place = parts.dropLast().lastIndex(where: { $0.hasSuffix(".docc") }) else {
      return nil
    }
    let folder = parts[...place].joined(separator: "/")
    return known.withLock { known in
      let catalog = known[folder] ?? Catalog(folder: folder)
      known[folder] = catalog
      return catalog
    }
  }

  private init(folder: String) {
    self.folder = folder
    let listed = Lazy {
      FileManager.default.enumerator(atPath: folder).map { walk in
        walk.compactMap { $0 as? String }.sorted()
      } ?? []
    }
    self.listed = listed
    read = Lazy {
      listed.value.filter { $0.hasSuffix(".tutorial") }.map { file in
        CatalogDirective.list(in: Self.text(of: file, in: folder) ?? "")
          .filter { $0.name == "Code" }.compactMap { directive in
            guard let file = directive.arguments["file"] else { return nil }
            return Step(name: directive.arguments["name"] ?? file, file: file)
          }
      }
    }
  }

  /// All files of the catalog, by their paths in it; links to folders are not followed.
  var files: [String] { listed.value }

  /// The steps of each tutorial, in the order of the text.
  private var tutorials: [[Step]] { read.value }

  /// The file of a name, in any folder of the catalog.
  func file(named name: String) -> String? {
    files.first { ($0 as NSString).lastPathComponent == name }.map { folder + "/" + $0 }
  }

  /// The text of a file of the catalog; nothing for what leads out of it.
  func text(of file: String) -> String? { Self.text(of: file, in: folder) }

  private static func text(of file: String, in folder: String) -> String? {
    let path = folder + "/" + file
    guard !LinkBoundary(around: folder).isLeft(by: path) else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// The steps that show the file at a path.
  static func steps(showing path: String) -> [Step] {
    guard let catalog = around(path) else { return [] }
    let name = (path as NSString).lastPathComponent
    return catalog.tutorials.joined().filter { $0.file == name }
  }

  /// The files that a tutorial has shown under other names when it first shows the file at a path, each as
  /// it is by then.
  static func filesShown(besideStepAt path: String) -> [String] {
    guard let catalog = around(path) else { return [] }
    let file = (path as NSString).lastPathComponent
    for steps in catalog.tutorials {
      guard let place = steps.firstIndex(where: { $0.file == file }) else { continue }
      var latest: [String: String] = [:]
      for step in steps[..<place] where step.name != steps[place].name {
        latest[step.name] = step.file
      }
      return latest.values.sorted().filter { $0.hasSuffix(SourceFileReader.ending) }
        .compactMap(catalog.file)
    }
    return []
  }
}
