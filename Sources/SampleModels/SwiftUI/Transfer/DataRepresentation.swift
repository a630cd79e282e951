import Foundation

/// A value handed over as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  package let contentType: UTType

  /// Hands values over in both directions.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
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
    contentType = importedContentType
  }
}
