/// How a picker of photos looks.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  /// Over the app.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In its place in the app.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In its place, in a single row.
  public static let compact = PhotosPickerStyle(name: "compact")
}
