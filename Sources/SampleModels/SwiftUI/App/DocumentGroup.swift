import Foundation

/// A scene of documents.
public struct DocumentGroup<Document, Content> where Content: View {
  package let content: (FileDocumentConfiguration<Document>) -> Content

  /// Edits documents that are values.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    content = editor
  }

  /// Shows documents that are values.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    content = viewer
  }
}

extension DocumentGroup: Scene {
  /// Traps: a primitive scene has no body.
  public var body: Never { primitiveScene() }
}

/// What is known when a document is read.
public struct FileDocumentReadConfiguration {
  /// The kind of data.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known when a document is written.
public struct FileDocumentWriteConfiguration {
  /// The kind of data.
  public let contentType: UTType
  /// The file that was there.
  public let existingFile: FileWrapper?
}

/// A document that is open.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// The address of its file.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}
