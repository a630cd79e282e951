import Foundation

/// A document that is a value.
public protocol FileDocument: Sendable {
  /// The kinds of data that can be read.
  static var readableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Makes the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// What is known when a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known when a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}
