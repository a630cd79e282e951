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

  /// The variant inside a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }

  /// The variant inside a square.
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }

  /// The variant inside a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }

  /// The variant with its area filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }

  /// The variant with a line through it.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }

  /// The name of a symbol in the variant.
  package func name(of symbol: String) -> String {
    let own = symbol.split(separator: ".")
    let added = name.split(separator: ".").filter { $0 != "none" && !own.contains($0) }
    return (own + added).joined(separator: ".")
  }

  /// Whether the variant has all that another one is made of.
  public func contains(_ other: SymbolVariants) -> Bool {
    Set(name.split(separator: ".")).isSuperset(of: other.name.split(separator: "."))
  }
}
