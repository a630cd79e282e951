/// Whether indicators of scrolling are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")

  /// The value that is called visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")

  /// The value that is called hidden.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")

  /// The value that is called never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
