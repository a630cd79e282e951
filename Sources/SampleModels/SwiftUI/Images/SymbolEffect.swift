/// A movement of a symbol.
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement that happens once.
public protocol DiscreteSymbolEffect {}

/// A movement that goes on.
public protocol IndefiniteSymbolEffect {}

/// A movement between two symbols.
public protocol ContentTransitionSymbolEffect {}
