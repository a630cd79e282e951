/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var text = "default"

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions(text: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(text: "nonRepeating")

  /// Several times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions {
    SymbolEffectOptions(text: "repeat(\(count))")
  }

  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(text: "speed(\(speed))")
  }

  /// Several times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    SymbolEffectOptions(text: "\(text).repeat(\(count))")
  }

  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(text: "\(text).speed(\(speed))")
  }
}
