import Foundation

/// A value handed over as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  package let contentType: UTType
  private var importing: (@Sendable (Data) async throws -> Item)?

  /// Hands values over in both directions.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (self.contentType, self.importing) = (contentType, importing)
  }

  /// Hands values over to others.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
  }

  /// Takes values from others.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (contentType, self.importing) = (importedContentType, importing)
  }
}

extension DataRepresentation: ReceivingForm {
  package func received(_ content: ReceivedContent) async throws -> Any? {
    guard let importing, content.type.conforms(to: contentType) else { return nil }
    return try await importing(content.data())
  }
}
