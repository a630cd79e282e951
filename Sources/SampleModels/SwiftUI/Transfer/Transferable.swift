import Foundation

/// A type whose values can be handed to other apps.
public protocol Transferable: Sendable {
  /// The type of the forms.
  associatedtype Representation: TransferRepresentation

  /// The forms in which a value is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
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
  /// The image as PNG; written, it is no more than its name.
  public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(
      contentType: .png,
      exporting: { Data(($0.name ?? "").utf8) },
      importing: { data in
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return Image(uiImage: image)
      }
    )
  }
}

extension Color: Transferable {
  /// The components in a light environment.
  public static var transferRepresentation: DataRepresentation<Color> {
    DataRepresentation(
      contentType: .json,
      exporting: { try JSONEncoder().encode($0.resolve(in: EnvironmentValues())) },
      importing: { Color(try JSONDecoder().decode(Resolved.self, from: $0)) }
    )
  }
}

/// A form in which a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

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

extension CodableRepresentation: ReceivingForm {
  package func received(_ content: ReceivedContent) async throws -> Any? {
    guard content.type.conforms(to: contentType) else { return nil }
    return try JSONDecoder().decode(Item.self, from: content.data())
  }
}

extension Never: Transferable {
  /// There is nothing to hand over.
  public static var transferRepresentation: DataRepresentation<Never> {
    DataRepresentation(importedContentType: .data) { _ in throw CocoaError(.featureUnsupported) }
  }
}
