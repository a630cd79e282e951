import Foundation

/// A document that is open and an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The address of its file.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}
