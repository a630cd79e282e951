extension View {
  /// Keeps the controls in a subtree from being used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.isEnabled = values.isEnabled && !disabled
      }
    )
  }

  /// Keeps a subtree from being touched.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

/// Says whether a subtree can be touched.
package struct HitTestingModifier {
  package let isEnabled: Bool
}

extension HitTestingModifier: ViewModifier {
  package typealias Body = Never
}
