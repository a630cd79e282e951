extension View {
  /// Does something when the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  /// Does something with the place of a tap.
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Does something with the place of a tap in a space of the older kind.
  @available(*, deprecated, message: "use a coordinate space of CoordinateSpaceProtocol")
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Does something when a finger stays on the view.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(LongPressModifier(action: action, onPressingChanged: onPressingChanged))
  }

  /// Does something when a finger stays on the view.
  @available(
    *,
    deprecated,
    message: "use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(LongPressModifier(action: action, onPressingChanged: pressing))
  }

  /// Adds a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Adds a gesture while a condition holds.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Adds a gesture that goes before those of the view.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Adds a gesture that goes together with those of the view.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Does something while the pointer moves over the view.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    display(action)
  }

  /// Does something while the pointer moves over the view, in a space of the older kind.
  @available(*, deprecated, message: "use a coordinate space of CoordinateSpaceProtocol")
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    display(action)
  }
}

/// Answers taps.
package struct TapModifier {
  package let count: Int
  package let action: (CGPoint) -> Void
}

extension TapModifier: ViewModifier {
  package typealias Body = Never
}

/// Answers a finger that stays.
package struct LongPressModifier {
  package let action: () -> Void
  package let onPressingChanged: ((Bool) -> Void)?
}

extension LongPressModifier: ViewModifier {
  package typealias Body = Never
}

/// Answers a gesture.
package struct GestureModifier<G: Gesture> {
  package let gesture: G
}

extension GestureModifier: ViewModifier {
  package typealias Body = Never
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}
