/// A modifier that is resolved to another one by the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that it is resolved to.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
