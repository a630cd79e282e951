import Foundation

/// A file that is handed over to others.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL

  /// Whether others get the file itself, not a copy.
  public let allowAccessingOriginalFile: Bool

  /// Names a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}
