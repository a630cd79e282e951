/// The colour of an item.
public struct ListItemTint: Sendable {
  private let name: String

  /// The value that is called monochrome.
  public static let monochrome = ListItemTint(name: "monochrome")

  /// A colour that the item keeps.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed(\(tint))") }

  /// A colour that the system may change.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred(\(tint))")
  }
}
