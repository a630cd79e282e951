import Foundation

/// A folder of files that several processes may share, each known by a digest.
///
/// A file is written under another name and renamed, so that nobody reads half of one.
struct CacheFolder: Sendable {
  /// The folder's path; the folder is made when the first file is written.
  let path: String
  /// The size in bytes from which the oldest files are removed.
  let limit: Int
  /// Where else entries may be, and go to; nothing for nowhere.
  var remote: RemoteCache?
  /// What became of the folder in this run.
  let use = CacheUse()

  /// What is kept under a digest; nothing if nothing is.
  func contents(of digest: String) -> Data? {
    if let own = ownContents(of: digest) { return own }
    guard let other = remote?.contents(of: digest) else { return nil }
    // The next run is not to ask again; where the folder cannot be written to, it does.
    try? keepHere(other, as: digest)
    return other
  }

  private func ownContents(of digest: String) -> Data? {
    let path = file(digest)
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    // Before the contents is their hash: a disk that was full may have kept a part.
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
      data[..<end].elementsEqual(SHA256.hexadecimal(data[(end + 1)...]).utf8)
    else {
      use.noteDamage()
      return nil
    }
    markAsUsed(path)
    return Data(data[(end + 1)...])
  }

  /// Keeps something under a digest.
  ///
  /// - Throws: `EnvironmentError` if the folder cannot be written to.
  func keep(_ data: Data, as digest: String) throws {
    try keepHere(data, as: digest)
    remote?.keep(data, as: digest)
  }

  private func keepHere(_ data: Data, as digest: String) throws {
    do {
      let entry = Data("\(SHA256.hexadecimal(data))\n".utf8) + data
      try UnsyncedFile.replace(entry, at: file(digest))
      use.noteGrowth()
    } catch {
      throw EnvironmentError(
        stage: "cache",
        path: path,
        message: "cannot write to the cache folder (\(error.systemReason))",
        help: "choose another with --cache, or pass --no-cache"
      )
    }
  }

  private func file(_ digest: String) -> String {
    "\(path)/\(digest.prefix(2))/\(digest.dropFirst(2)).json"
  }

  /// Gives a file today's date, so that it is not among the first to be removed.
  private func markAsUsed(_ path: String) {
    var information = stat()
    let day = 86_400
    guard stat(path, &information) == 0, time(nil) - information.st_mtim.tv_sec > day else {
      return
    }
    // A file that another process has just removed needs no date.
    utimensat(AT_FDCWD, path, nil, 0)
  }
}

extension CacheFolder {
  /// Removes the oldest files where all of them take more than the limit, down to three quarters
  /// of it; does nothing where none was added.
  func trim() {
    guard use.hasGrown else { return }
    var entries = FileManager.default.subpaths(atPath: path)?.compactMap { Entry(path, $0) } ?? []
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
