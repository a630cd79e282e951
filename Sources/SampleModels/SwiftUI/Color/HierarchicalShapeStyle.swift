/// A style by its rank in the current foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The style resolves to itself.
  public typealias Resolved = Never

  package let level: Int

  /// The first rank.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second rank.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third rank.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth rank.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth rank.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first rank.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second rank.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third rank.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth rank.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth rank.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
