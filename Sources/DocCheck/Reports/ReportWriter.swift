import Foundation

/// Writes reports to files so that a reader finds the old report or the new one, never a part.
struct ReportWriter: Sendable {
  /// A report could not be written.
  struct Failure: Error, Hashable, CustomStringConvertible {
    /// What was being done.
    enum Stage: String, Sendable {
      case createFolder = "create the folder of"
      case open = "open"
      case write = "write"
      case replace = "replace"
      case remove = "remove"
    }

    let stage: Stage
    /// The report's path as it was asked for.
    let path: String
    /// The system's words for what went wrong.
    let reason: String

    var description: String {
      InertText.line("cannot \(stage.rawValue) the report \(path): \(reason)")
    }
  }

  /// Writes a report, in place of what is at the path.
  ///
  /// The text goes to a file beside the target first, which then takes its name. Folders that are
  /// missing are made. What is not a file, such as a pipe, is written into. Symbolic links, which a pull
  /// request can contain, and read-only files are refused.
  func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes in the same way.
  func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try Self.refuseLinks(path)
    try Self.createFolder(of: path)
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw Failure(stage: .replace, path: path, reason: String(cString: strerror(EISDIR)))
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try Self.fill(path, O_WRONLY, bytes, for: path)
    }
    if exists, status.st_mode & 0o222 == 0 {
      throw Failure(stage: .replace, path: path, reason: "the file is read-only")
    }
    let folder = (path as NSString).deletingLastPathComponent
    let name =
      ".\((path as NSString).lastPathComponent).\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let temporary = (folder as NSString).appendingPathComponent(name)
    do throws(Failure) {
      try Self.fill(temporary, O_WRONLY | O_CREAT | O_EXCL, bytes, for: path)
      if exists { chmod(temporary, status.st_mode & 0o777) }
      guard rename(temporary, path) == 0 else { throw Self.failure(.replace, path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Refuses a path that a symbolic link redirects.
  static func refuseLinks(_ path: String) throws(Failure) {
    guard let link = LinkBoundary.link(onTheWayTo: path) else { return }
    let name = link == FolderPath.absolute(path) ? "it" : "'\(link)'"
    throw Failure(stage: .open, path: path, reason: "\(name) is a symbolic link")
  }

  private static func createFolder(of path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(stage: .createFolder, path: path, reason: error.localizedDescription)
    }
  }

  /// Opens a file, writes all of the bytes and has the disk confirm it.
  private static func fill(
    _ file: String,
    _ flags: Int32,
    _ bytes: [UInt8],
    for path: String
  ) throws(Failure) {
    let descriptor = open(file, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(.open, path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(.write, path) }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw failure(.write, path)
    }
  }

  private static func failure(_ stage: Failure.Stage, _ path: String) -> Failure {
    Failure(stage: stage, path: path, reason: String(cString: strerror(errno)))
  }
}
