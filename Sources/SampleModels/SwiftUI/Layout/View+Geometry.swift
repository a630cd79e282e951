extension View {
  /// Does something when a value that is computed from the view's geometry changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Does something when a value that is computed from the view's geometry changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

/// Does something when a value that is computed from a view's geometry changes.
package struct GeometryChangeModifier<Value: Equatable> {
  package let transform: (GeometryProxy) -> Value
  package let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: ViewModifier {
  package typealias Body = Never
}
