import Foundation

/// A folder that paths are given relative to.
struct FolderPath: Hashable, Sendable {
  /// The absolute path without `.` and `..`.
  let path: String

  init(_ path: String) { self.path = Self.absolute(path) }

  /// The folder that a file is in.
  init(ofFile path: String) {
    self.init((Self.absolute(path) as NSString).deletingLastPathComponent)
  }

  /// What a path names that is written relative to the folder.
  func resolving(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : Self.absolute(path + "/" + relative)
  }

  /// How a path is written relative to the folder: `a/b.md`, `../c.md`.
  func relative(_ other: String) -> String {
    let own = path.split(separator: "/")
    let names = Self.absolute(other).split(separator: "/")
    let common = zip(own, names).prefix { $0 == $1 }.count
    let up = own.dropFirst(common).map { _ in ".." as Substring }
    return (up + names.dropFirst(common)).joined(separator: "/")
  }

  /// The absolute path without `.` and `..`.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
