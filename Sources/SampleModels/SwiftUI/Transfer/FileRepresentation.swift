/// A value handed over as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  package let contentType: UTType
  private var importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Hands values over in both directions.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (self.contentType, self.importing) = (contentType, importing)
  }

  /// Hands values over to others.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
  }

  /// Takes values from others.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (contentType, self.importing) = (importedContentType, importing)
  }
}

extension FileRepresentation: ReceivingForm {
  package func received(_ content: ReceivedContent) async throws -> Any? {
    guard let importing, content.type.conforms(to: contentType) else { return nil }
    return try await importing(ReceivedTransferredFile(file: content.file()))
  }
}
