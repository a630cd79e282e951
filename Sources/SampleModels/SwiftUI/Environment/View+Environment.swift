import Observation

extension View {
  /// Sets a value of the environment for the views below.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Supplies an observable object to the views below.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }

  /// Changes a value of the environment for the views below.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// Changes the environment of a subtree.
package struct EnvironmentModifier {
  package let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }
}

extension EnvironmentModifier: ViewModifier {
  package typealias Body = Never
}
