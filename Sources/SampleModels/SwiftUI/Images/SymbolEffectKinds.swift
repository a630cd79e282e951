/// A symbol that jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// A symbol that fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// A symbol whose layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// One after the other stays lit.
  public var cumulative: VariableColorSymbolEffect { self }
  /// One at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// Forth and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// Always forth.
  public var nonReversing: VariableColorSymbolEffect { self }
}

/// A symbol that gets larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// Larger.
  public var up: ScaleSymbolEffect { self }
  /// Smaller.
  public var down: ScaleSymbolEffect { self }
}

/// A symbol that wiggles.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// From side to side.
  public var left: WiggleSymbolEffect { self }
  /// Clockwise and back.
  public var clockwise: WiggleSymbolEffect { self }
}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Clockwise.
  public var clockwise: RotateSymbolEffect { self }
  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { self }
}

/// A symbol that breathes.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Without fading.
  public var plain: BreatheSymbolEffect { self }
  /// With fading.
  public var pulse: BreatheSymbolEffect { self }
}

/// A symbol that is replaced by another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// Down and up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Up and up.
  public var upUp: ReplaceSymbolEffect { self }
  /// Away and up.
  public var offUp: ReplaceSymbolEffect { self }
  /// As one symbol where it can be.
  public var magic: ReplaceSymbolEffect { self }

  /// As one symbol where it can be, else in another way.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {}

/// A symbol that goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// It fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Its layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// It gets larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// It is replaced.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// It comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// It goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
