import Foundation
import Synchronization

/// Remembers what the compiler said about programs.
///
/// What cannot be read is as good as absent. What depends on the machine's load, a time-out or a
/// crash, is not remembered.
final class CompilationCache: Sendable {
  /// How often the cache was asked.
  struct Counts: Hashable, Sendable {
    /// Programs about which the cache knew what the compiler says.
    var hits = 0
    /// Programs that the compiler had to read.
    var misses = 0
  }

  /// Where the entries are.
  let folder: CacheFolder
  /// What the compiler and its modules are, as `CacheKey.identity(ofFiles:)` says it.
  let tools: String
  private let state = Mutex(Counts())

  /// - Parameters:
  ///   - folder: where the entries are; it is made when the first one is written.
  ///   - tools: the files of the compiler and of its modules.
  ///   - package: what tells a build of the user's package from others.
  ///   - limit: the most bytes that the entries may take on the disk.
  init(folder: String, tools: [String], package: String = "", limit: Int = 512 << 20) {
    self.folder = CacheFolder(path: folder, limit: limit)
    self.tools = CacheKey.identity(ofFiles: tools) + package
  }

  /// How often the cache was asked so far.
  var counts: Counts { state.withLock { $0 } }

  /// What the compiler said about the program of a key; nothing if nobody asked it yet.
  func compilation(for key: CacheKey) -> Compilation? {
    let entry = folder.contents(of: key.digest)
      .flatMap { try? JSONDecoder().decode(Compilation.self, from: $0) }
    state.withLock { counts in
      if entry == nil { counts.misses += 1 } else { counts.hits += 1 }
    }
    return entry
  }

  /// Whether it is remembered what the compiler said about the program of a key.
  func holds(_ key: CacheKey) -> Bool { folder.contents(of: key.digest) != nil }

  /// Remembers what the compiler said.
  ///
  /// - Throws: `EnvironmentError` if the folder cannot be written to.
  func remember(_ compilation: Compilation, for key: CacheKey) throws {
    guard compilation.ending == .clean || compilation.ending == .refused else { return }
    try folder.keep(try JSONEncoder().encode(compilation), as: key.digest)
  }
}
