import Foundation

/// What is kept of the last build of a package, so that one that has not changed is not built again.
struct PackageRecord: Codable, Sendable {
  /// The folders whose files it was built from.
  private let folders: [String]
  private let stamp: PackageStamp
  private let package: BuiltPackage

  private static let name = "built.json"

  /// Notes a build.
  ///
  /// - Parameters:
  ///   - folders: the folders of the package and of those beside it.
  ///   - tools: what built it.
  init(_ package: BuiltPackage, folders: [String], tools: [String]) {
    (self.package, self.folders) = (package, folders)
    stamp = PackageStamp(folders: folders, tools: tools)
  }

  /// The package as it was built last; nothing where something has changed since.
  static func package(builtIn client: String, tools: [String]) -> BuiltPackage? {
    let file = URL(fileURLWithPath: "\(client)/\(name)")
    guard let data = try? Data(contentsOf: file),
      let record = try? JSONDecoder().decode(PackageRecord.self, from: data),
      record.stamp == PackageStamp(folders: record.folders, tools: tools),
      record.package.paths.libraryFolders.allSatisfy(FileManager.default.fileExists(atPath:))
    else { return nil }
    return record.identified
  }

  /// The package with what tells this build from others.
  var identified: BuiltPackage {
    var package = package
    package.identity = stamp.digest
    return package
  }

  /// Keeps the record; where that fails, the package is built again next time.
  func write(to client: String) {
    let file = URL(fileURLWithPath: "\(client)/\(Self.name)")
    try? JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
