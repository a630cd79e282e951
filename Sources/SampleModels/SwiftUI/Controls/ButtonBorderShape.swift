/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ButtonBorderShape(name: "automatic")

  /// The value that is called capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")

  /// The value that is called rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// The value that is called circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// A rectangle with corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(radius: \(radius))")
  }
}
