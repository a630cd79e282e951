extension View {
  /// Does something when the view comes into sight or leaves it.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Does something when the scroll view does something else.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Does something when the scroll view does something else.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase,
        _ newPhase: ScrollPhase,
        _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  /// Does something when other views come into sight.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

/// Does something when a view comes into sight of its scroll view or leaves it.
package struct ScrollVisibilityModifier {
  /// The part of the view that must be seen.
  package let threshold: Double
  package let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ViewModifier {
  package typealias Body = Never
}

/// Does something when a scroll view does something else.
package struct ScrollPhaseModifier {
  package let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: ViewModifier {
  package typealias Body = Never
}

/// Does something when other views of a scroll view are seen.
package struct ScrollTargetVisibilityModifier<ID: Hashable> {
  /// The part of a view that must be seen.
  package let threshold: Double
  package let action: ([ID]) -> Void
}

extension ScrollTargetVisibilityModifier: ViewModifier {
  package typealias Body = Never
}
