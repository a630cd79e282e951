import Foundation

/// A file that others hand over.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL

  /// Whether it is the file itself, not a copy.
  public let isOriginalFile = false

  package init(file: URL) {
    self.file = file
  }
}
