/// A symbol that breathes.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Without fading.
  public var plain: BreatheSymbolEffect { self }
  /// With fading.
  public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
