/// A kind of data.
public struct UTType: Hashable, Codable, Sendable {
  /// The name of the kind.
  public let identifier: String

  /// Finds a kind by its name.
  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  /// Finds a kind by the end of a file's name.
  public init?(filenameExtension: String) {
    identifier = "public.filename-extension.\(filenameExtension)"
  }

  /// Names a kind that the app owns.
  public init(exportedAs identifier: String) {
    self.identifier = identifier
  }

  /// Names a kind that the app knows.
  public init(importedAs identifier: String) {
    self.identifier = identifier
  }

  /// Anything.
  public static let item = UTType(exportedAs: "public.item")
  /// Any bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// Any content.
  public static let content = UTType(exportedAs: "public.content")
  /// Text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// An image.
  public static let image = UTType(exportedAs: "public.image")
  /// An image as PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// An image as JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// A document as PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// Data as JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Data as XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// Data in columns, parted by commas.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")

  /// Whether the kind is the same as another or anything.
  public func conforms(to type: UTType) -> Bool { self == type || type == .item }
}
