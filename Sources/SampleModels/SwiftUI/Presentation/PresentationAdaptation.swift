/// How a sheet adapts to little room.
public struct PresentationAdaptation: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = PresentationAdaptation(name: "automatic")

  /// The value that is called none.
  public static let none = PresentationAdaptation(name: "none")

  /// The value that is called popover.
  public static let popover = PresentationAdaptation(name: "popover")

  /// The value that is called sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")

  /// The value that is called full screen cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
