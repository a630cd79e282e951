import Foundation
import Synchronization

/// Remembers what the compiler said about programs, in files that several processes may share.
///
/// An entry is written under another name and renamed, so that nobody reads half of one; what cannot
/// be read is as good as absent. What depends on the machine's load, a time-out or a crash, is not
/// remembered.
final class CompilationCache: Sendable {
  /// How often the cache was asked.
  struct Counts: Hashable, Sendable {
    /// Programs about which the cache knew what the compiler says.
    var hits = 0
    /// Programs that the compiler had to read.
    var misses = 0
  }

  private let folder: String
  /// What the compiler and its modules are, as `CacheKey.identity(ofFiles:)` says it.
  let tools: String
  /// The size in bytes from which the oldest entries are removed.
  private let limit: Int
  private let state = Mutex(Counts())

  /// - Parameters:
  ///   - folder: where the entries are; it is made when the first one is written.
  ///   - tools: the files of the compiler and of its modules.
  ///   - limit: the most bytes that the entries may take on the disk.
  init(folder: String, tools: [String], limit: Int = 512 << 20) {
    self.folder = folder
    self.tools = CacheKey.identity(ofFiles: tools)
    self.limit = limit
  }

  /// How often the cache was asked so far.
  var counts: Counts { state.withLock { $0 } }

  /// What the compiler said about the program of a key; nothing if nobody asked it yet.
  func compilation(for key: CacheKey) -> Compilation? {
    let path = path(of: key)
    let entry = (try? Data(contentsOf: URL(fileURLWithPath: path)))
      .flatMap { try? JSONDecoder().decode(Compilation.self, from: $0) }
    state.withLock { counts in
      if entry == nil { counts.misses += 1 } else { counts.hits += 1 }
    }
    if entry != nil { markAsUsed(path) }
    return entry
  }

  /// Remembers what the compiler said.
  ///
  /// - Throws: `EnvironmentError` if the folder cannot be written to.
  func remember(_ compilation: Compilation, for key: CacheKey) throws {
    guard compilation.ending == .clean || compilation.ending == .refused else { return }
    let file = URL(fileURLWithPath: path(of: key))
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try JSONEncoder().encode(compilation).write(to: file, options: .atomic)
    } catch {
      throw EnvironmentError(
        stage: "cache",
        path: folder,
        message:
          "\(error.localizedDescription); name another folder with --cache, or say --no-cache"
      )
    }
  }

  private func path(of key: CacheKey) -> String {
    "\(folder)/\(key.digest.prefix(2))/\(key.digest.dropFirst(2)).json"
  }

  /// Gives an entry today's date, so that it is not among the first to be removed.
  private func markAsUsed(_ path: String) {
    var information = stat()
    let day = 86_400
    guard stat(path, &information) == 0, time(nil) - information.st_mtim.tv_sec > day else {
      return
    }
    // An entry that another process has just removed needs no date.
    utimensat(AT_FDCWD, path, nil, 0)
  }
}

extension CompilationCache {
  /// Removes the oldest entries where all of them take more than the limit, down to three quarters
  /// of it; does nothing where no entry was added.
  func trim() {
    guard counts.misses > 0 else { return }
    var entries =
      FileManager.default.subpaths(atPath: folder)?.compactMap { Entry(folder, $0) } ?? []
    var size = entries.reduce(0) { $0 + $1.size }
    guard size > limit else { return }
    entries.sort { $0.date < $1.date }
    for entry in entries where size > limit / 4 * 3 {
      // Another process may have removed it first.
      unlink(entry.path)
      size -= entry.size
    }
  }

  /// A file of the cache.
  private struct Entry {
    let path: String
    /// The bytes that it takes on the disk.
    let size: Int
    /// Seconds since 1970.
    let date: Int

    init?(_ folder: String, _ name: String) {
      path = folder + "/" + name
      var information = stat()
      guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      size = Int(information.st_blocks) * 512
      date = information.st_mtim.tv_sec
    }
  }
}
