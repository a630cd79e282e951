import Foundation

/// Writes files that may be lost when the machine loses its power.
///
/// Foundation waits after each file until it is on the disk (`fsync`), which takes longer than writing it.
enum UnsyncedFile {
  /// Writes a file, over an older one if there is one.
  ///
  /// - Throws: `POSIXError` if that is not possible.
  static func write(_ data: Data, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure }
    defer { close(file) }
    try data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(
          file,
          bytes.baseAddress?.advanced(by: written),
          bytes.count - written
        )
        guard count > 0 || errno == EINTR else { throw failure }
        written += max(count, 0)
      }
    }
  }

  /// Writes a file under another name and renames it, so that nobody reads half of one; makes its folder.
  ///
  /// - Throws: `POSIXError`, or `CocoaError` where the folder cannot be made.
  static func replace(_ data: Data, at path: String) throws {
    let new = "\(path).\(UUID().uuidString)"
    do {
      do {
        try write(data, to: new)
      } catch POSIXError.ENOENT {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(data, to: new)
      }
      guard rename(new, path) == 0 else { throw failure }
    } catch {
      unlink(new)
      throw error
    }
  }

  private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
