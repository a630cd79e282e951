import Foundation

/// A type whose values can be handed to other apps.
public protocol Transferable: Sendable {
  /// The type of the forms.
  associatedtype Representation: TransferRepresentation

  /// The forms in which a value is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// An attribute that makes forms of the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Passes a form on unchanged.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Puts the first one in.
  public static func buildPartialBlock<K: TransferRepresentation>(first: K) -> K
  where K.Item == Item { first }

  /// Puts one behind the others.
  public static func buildPartialBlock<A: TransferRepresentation, N: TransferRepresentation>(
    accumulated: A,
    next: N
  ) -> some TransferRepresentation<Item> where A.Item == Item, N.Item == Item {
    TransferForms<Item>()
  }
}

/// Forms side by side.
package struct TransferForms<Item: Transferable>: TransferRepresentation {}

/// A value handed over in the form in which it is coded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  package let contentType: UTType

  /// Hands values over as JSON.
  public init(contentType: UTType) {
    self.contentType = contentType
  }

  /// Hands values of a type over as JSON.
  public init(for itemType: Item.Type, contentType: UTType) {
    self.contentType = contentType
  }
}

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

/// A value handed over as another one.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>:
  TransferRepresentation
{
  /// Hands values over to others.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {}

  /// Takes values from others.
  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {}

  /// Hands values over in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) {}
}

extension String: Transferable {
  /// Text in UTF-8.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(
      contentType: .utf8PlainText,
      exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) }
    )
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The text of the address.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(exportedContentType: .url, exporting: { Data($0.absoluteString.utf8) })
  }
}

extension Image: Transferable {
  /// The name of the image.
  public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(exportedContentType: .image, exporting: { Data(($0.name ?? "").utf8) })
  }
}
