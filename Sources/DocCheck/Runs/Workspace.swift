import Foundation
import Synchronization

/// A private folder for programs, executables and the compiler's module cache.
final class Workspace: Sendable {
  /// The folder's path.
  let path: String
  private let count = Mutex(0)
  /// The folders that are not lent at the moment.
  private let spare = Mutex<[String]>([])

  /// Where the compiler keeps modules that it has read before.
  ///
  /// The module cache outlives a run, since filling it costs more than a second; the compiler
  /// itself makes it safe for several processes.
  let moduleCache: ModuleCache

  /// Makes a folder of a name that nobody else has.
  ///
  /// - Parameter cache: the folder in which the module cache may stay.
  /// - Throws: `EnvironmentError` if the folder cannot be made.
  init(cache: String) throws {
    moduleCache = ModuleCache(path: URL(fileURLWithPath: cache).path + "/modules")
    try Self.makeFolder(moduleCache.path)
    let template = NSTemporaryDirectory() + "doccheck-XXXXXX"
    var name = Array(template.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw EnvironmentError(
        stage: "run",
        path: NSTemporaryDirectory(),
        message: "cannot create a temporary folder here (\(String(cString: strerror(errno))))",
        help: "set TMPDIR to a folder that doccheck can write to"
      )
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    Self.open.withLock { [path] in _ = $0.insert(path) }
  }

  /// The folders, and files that are to go with them, that have not been removed yet.
  private static let open = Mutex<Set<String>>([])

  /// Has a file removed by an interrupt.
  static func removeAtEnd(_ file: String) { open.withLock { _ = $0.insert(file) } }

  /// Removes the folders of all workspaces, as an interrupt must.
  static func removeAllOpen() {
    for path in open.withLock({ $0 }) { remove(path) }
  }

  /// Removes the folder with all that it holds.
  func removeAll() {
    Self.remove(path)
    Self.open.withLock { [path] in _ = $0.remove(path) }
  }

  /// Makes a folder of its own in the workspace.
  func makeFolder() throws -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let folder = "\(path)/\(number)"
    try Self.makeFolder(folder)
    return folder
  }

  /// Lends a folder for files that a compiler only reads; files of an earlier use may be there.
  ///
  /// Making and removing files takes far longer than writing other text to them.
  func withFolder<Result>(_ work: (String) throws -> Result) throws -> Result {
    let folder = try spare.withLock { $0.popLast() } ?? makeFolder()
    defer { spare.withLock { $0.append(folder) } }
    return try work(folder)
  }

  /// Makes a folder at a path.
  static func makeFolder(_ folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw EnvironmentError(
        stage: "run",
        path: folder,
        message: "cannot create this folder (\(error.systemReason))",
        help: "choose another cache folder with --cache, or another TMPDIR"
      )
    }
  }

  /// Writes a text and returns the file's path.
  func write(_ text: String, named name: String, in folder: String? = nil) throws -> String {
    try Self.write(text, to: (folder ?? makeFolder()) + "/" + name)
  }

  /// Writes a text to a path and returns it.
  static func write(_ text: String, to file: String) throws -> String {
    do {
      try UnsyncedFile.write(Data(text.utf8), to: file)
    } catch {
      throw EnvironmentError(
        stage: "run",
        path: file,
        message: "cannot write this file (\(error.systemReason))"
      )
    }
    return file
  }

  /// Removes a file or a folder; one that is gone already is fine.
  func remove(_ path: String) { Self.remove(path) }

  /// Removes a file or a folder, whatever a program did to it.
  private static func remove(_ path: String) {
    let files = FileManager.default
    guard (try? files.removeItem(atPath: path)) == nil, files.fileExists(atPath: path) else {
      return
    }
    // A program may nest folders deeper than the longest path, and remove permissions.
    for command in [["chmod", "-R", "u+rwx", "--"], ["rm", "-rf", "--"]] {
      let tool = Process()
      tool.executableURL = URL(fileURLWithPath: "/bin/" + command[0])
      tool.arguments = command.dropFirst() + [path]
      tool.standardError = FileHandle.nullDevice
      guard (try? tool.run()) != nil else { return }
      tool.waitUntilExit()
    }
  }
}
