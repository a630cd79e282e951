/// The variant of symbols.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// The value that is called none.
  public static let none = SymbolVariants(name: "none")

  /// The value that is called circle.
  public static let circle = SymbolVariants(name: "circle")

  /// The value that is called square.
  public static let square = SymbolVariants(name: "square")

  /// The value that is called rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")

  /// The value that is called fill.
  public static let fill = SymbolVariants(name: "fill")

  /// The value that is called slash.
  public static let slash = SymbolVariants(name: "slash")
}
