/// A symbol that wiggles.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// From side to side.
  public var left: WiggleSymbolEffect { self }
  /// Clockwise and back.
  public var clockwise: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
