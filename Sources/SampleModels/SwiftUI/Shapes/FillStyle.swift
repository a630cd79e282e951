/// How the inside of a figure is found.
public struct FillStyle: Equatable, Sendable {
  /// Whether crossing lines take turns.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public nonisolated init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
