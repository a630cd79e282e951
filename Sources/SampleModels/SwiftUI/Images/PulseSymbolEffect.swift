/// A symbol that fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// It fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
