/// How content changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// The value that is called identity.
  public static let identity = ContentTransition(name: "identity")

  /// The value that is called opacity.
  public static let opacity = ContentTransition(name: "opacity")

  /// The value that is called interpolate.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// The value that is called symbol effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(countsDown: \(countsDown))")
  }

  /// Digits roll up or down with a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(value: \(value))")
  }

  /// Symbols are replaced with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect(\(effect))")
  }
}
