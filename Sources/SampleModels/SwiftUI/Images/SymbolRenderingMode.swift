/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour for all.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// One colour for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")
}
