extension View {
  /// Does something when a value that is computed from the view's geometry changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    display(transform, action)
  }

  /// Does something when a value that is computed from the view's geometry changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    display(transform, action)
  }
}
