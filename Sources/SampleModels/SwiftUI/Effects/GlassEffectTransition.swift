/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The value that is called identity.
  public static let identity = GlassEffectTransition(name: "identity")

  /// The value that is called matched geometry.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")

  /// The value that is called materialize.
  public static let materialize = GlassEffectTransition(name: "materialize")
}
