/// The distance of sections.
public struct ListSectionSpacing: Sendable {
  private let name: String

  /// The value that is called default.
  public static let `default` = ListSectionSpacing(name: "default")

  /// The value that is called compact.
  public static let compact = ListSectionSpacing(name: "compact")

  /// A distance of points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom(\(spacing))")
  }
}
