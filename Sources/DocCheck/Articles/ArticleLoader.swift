import Foundation

/// Reads the files of articles within limits of size, and says why a file was not read.
struct ArticleLoader: Sendable {
  /// The most bytes of an article; the longest known ones have less than 2 MB.
  static let largestFile = 16 << 20
  /// The most bytes of a line: 1 MB.
  static let longestLine = 1 << 20

  /// The boundary that symbolic links must not cross.
  let boundary: LinkBoundary

  /// Reads a file.
  ///
  /// - Throws: an error of Foundation's if there is no file, or it cannot be read.
  func load(_ path: String) throws -> (bytes: [UInt8], obstacle: String?) {
    if boundary.isLeft(by: path) {
      return ([], "the file is a symbolic link out of the checked folder, so it is not read")
    }
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    let bytes = Array(try file.read(upToCount: Self.largestFile + 1) ?? Data())
    guard bytes.count <= Self.largestFile else {
      return ([], "the file is larger than \(Self.largestFile >> 20) MB, so it is not read")
    }
    if let line = Self.overlongLine(in: bytes) {
      return (
        [], "line \(line) is longer than \(Self.longestLine >> 20) MB, so the file is not read"
      )
    }
    return (bytes, nil)
  }

  /// The number of the first line that is too long.
  private static func overlongLine(in bytes: [UInt8]) -> Int? {
    guard bytes.count > longestLine else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.count > longestLine }.map { $0 + 1 }
  }
}
