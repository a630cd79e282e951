import Foundation

/// Keeps symbolic links of a checkout from leading to files outside of it.
///
/// A pull request can contain links, and the report would show their targets: passwords, or the environment
/// of a process.
struct LinkBoundary: Sendable {
  /// The folder that links must not lead out of; nothing if any file may be read.
  private let folder: String?

  /// Draws the boundary for a path that the command line names.
  ///
  /// It is the git checkout that the path is in, else the folder itself. A file outside of every checkout is
  /// the user's own.
  init(around path: String) {
    let path = FolderPath.absolute(path)
    let isFolder = Self.isFolder(path)
    folder = Self.checkout(around: path) ?? (isFolder ? path : nil)
  }

  /// Whether symbolic links in a path lead out of the folder or to a hidden file.
  ///
  /// `.git/config` can contain the credentials of a repository.
  func isLeft(by path: String) -> Bool {
    guard let folder, let root = Self.real(folder), let real = Self.real(path) else { return false }
    let relative = FolderPath(folder).relative(path)
    if real == (relative.isEmpty ? root : root + "/" + relative) { return false }
    guard real.hasPrefix(root + "/") else { return real != root }
    return real.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// The symbolic link that would redirect what is written to a path; nothing if there is none.
  ///
  /// It is the path itself, or one of its folders inside of a checkout or the working folder. The system's
  /// own links in `/dev` and `/proc` do not count.
  static func link(onTheWayTo path: String) -> String? {
    let path = FolderPath.absolute(path)
    guard !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") else { return nil }
    let working = FolderPath.absolute(".")
    let roots = [checkout(around: path), checkout(around: working), working].compactMap(\.self)
    var place = path
    while place != "/" {
      if isLink(place), place == path || roots.contains(where: { place.hasPrefix($0 + "/") }) {
        return place
      }
      place = (place as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The nearest folder at or above a path that holds git's own files.
  private static func checkout(around path: String) -> String? {
    var folder = path
    while folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The path with all links in it followed; nothing where it leads nowhere.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
