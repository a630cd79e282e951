import Foundation

/// A scene of documents.
public struct DocumentGroup<Document, Content> where Content: View {
  /// What makes the view of an open document.
  package enum Editor {
    /// For a document that is a value.
    case value((FileDocumentConfiguration<Document>) -> Content)
    /// For a document that is an object.
    case object(Any)
  }

  package let content: Editor

  /// Edits documents that are values.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    content = .value(editor)
  }

  /// Shows documents that are values.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    content = .value(viewer)
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Edits documents that are objects.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = .object(editor)
  }

  /// Shows documents that are objects.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = .object(viewer)
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
