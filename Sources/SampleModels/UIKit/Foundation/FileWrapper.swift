import Foundation

/// A file or a folder that is read and written as a whole.
///
/// Apple's Foundation has the type; the toolchain's has not.
open class FileWrapper: @unchecked Sendable {
  /// The content of a file.
  open private(set) var regularFileContents: Data?
  /// The files of a folder under their names.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name.
  open var filename: String?
  /// The name that the file should get.
  open var preferredFilename: String?

  /// Makes a file of bytes.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Makes a folder of files under their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
}
