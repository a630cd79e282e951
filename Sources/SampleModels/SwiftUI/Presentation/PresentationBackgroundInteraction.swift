/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")

  /// The value that is called enabled.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")

  /// The value that is called disabled.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// It can be touched while the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    PresentationBackgroundInteraction(name: "enabled(upThrough: \(detent))")
  }
}
