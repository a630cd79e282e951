import Foundation

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is kept of the document while it is written.
  associatedtype Snapshot

  /// The kinds of data that can be read.
  static var readableContentTypes: [UTType] { get }

  /// The kinds of data that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Makes what is kept of the document while it is written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Makes the file of what was kept.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// What is known when a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known when a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The kinds of data that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
