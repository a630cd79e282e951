import Foundation

/// What the files of a package are, to tell whether it has to be built again.
struct PackageStamp: Codable, Hashable, Sendable {
  /// A hash of the names, sizes and times of the files.
  let digest: String

  /// - Parameters:
  ///   - folders: the folders of the package and of the packages beside it that it depends on.
  ///   - tools: what builds it.
  init(folders: [String], tools: [String]) {
    let files = folders.flatMap(Self.sources)
    let identity = CacheKey.identity(ofFiles: files + tools)
    digest = SHA256.hexadecimal(Array(identity.utf8))
  }

  /// The files that a package is built from: hidden folders hold what was built.
  static func sources(in top: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: top),
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    var sources: [String] = []
    while let file = files?.nextObject() as? URL {
      if WatchedFiles.isSource(file.lastPathComponent) { sources.append(file.path) }
    }
    return sources
  }

  /// The folders of the packages that a package depends on and that lie beside it, as SwiftPM says them.
  ///
  /// - Parameter state: SwiftPM's `workspace-state.json`.
  static func neighbours(in state: Data) -> [String] {
    let workspace = try? JSONDecoder().decode(Workspace.self, from: state)
    return (workspace?.object.dependencies ?? []).filter { $0.state.name == "fileSystem" }
      .map(\.packageRef.location)
  }

  private struct Workspace: Decodable {
    let object: Object

    struct Object: Decodable { let dependencies: [Dependency] }

    struct Dependency: Decodable {
      let packageRef: Reference
      let state: State
    }

    struct Reference: Decodable { let location: String }
    struct State: Decodable { let name: String }
  }
}
