extension View {
  /// Ties the place of scrolling to the view of an identity.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier {
        id.wrappedValue.map { .id(AnyHashable($0)) } ?? .none
      } anchor: {
        anchor
      } follow: { followed, _ in
        if let followed = followed?.base as? ID { id.wrappedValue = followed }
      }
    )
  }

  /// Ties the place of scrolling to a value.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier {
        position.wrappedValue.place
      } anchor: {
        position.wrappedValue.anchor ?? anchor
      } follow: {
        position.wrappedValue.follow(to: $0, at: $1)
      }
    )
  }

  /// Does something when a value that is computed from the scrolling changes.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

/// Ties the place of a scroll view to what an author keeps.
package struct ScrollPositionModifier {
  /// The place that the author wants.
  package let place: () -> ScrollPosition.Place
  /// The point of a view that is meant.
  package let anchor: () -> UnitPoint?
  /// Tells the author where the user has scrolled to.
  package let follow: (AnyHashable?, CGPoint) -> Void
}

extension ScrollPositionModifier: ViewModifier {
  package typealias Body = Never
}

/// Does something when a value that is computed from scrolling changes.
package struct ScrollGeometryModifier<Value: Equatable> {
  package let transform: (ScrollGeometry) -> Value
  package let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: ViewModifier {
  package typealias Body = Never
}
