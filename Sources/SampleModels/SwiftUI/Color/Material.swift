/// A blurred layer between content and what is behind it.
public struct Material: ShapeStyle, Hashable {
  /// The style resolves to itself.
  public typealias Resolved = Never

  package let thickness: String

  /// A material of middle thickness.
  public static let regular = Material(thickness: "regular")
  /// A material that lets little through.
  public static let thick = Material(thickness: "thick")
  /// A material that lets much through.
  public static let thin = Material(thickness: "thin")
  /// A material that lets most through.
  public static let ultraThin = Material(thickness: "ultraThin")
  /// A material that lets least through.
  public static let ultraThick = Material(thickness: "ultraThick")
  /// The material of toolbars.
  public static let bar = Material(thickness: "bar")
}

extension ShapeStyle where Self == Material {
  /// A material of middle thickness.
  public static var regularMaterial: Material { .regular }
  /// A material that lets little through.
  public static var thickMaterial: Material { .thick }
  /// A material that lets much through.
  public static var thinMaterial: Material { .thin }
  /// A material that lets most through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets least through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}
