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

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// It is replaced.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
