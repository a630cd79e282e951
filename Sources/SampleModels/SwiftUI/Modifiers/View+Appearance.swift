extension View {
  /// Does something before the view is first shown.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Does something after the view has gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}

/// Does something when a view comes and goes.
package struct AppearanceModifier {
  package let onAppear: (() -> Void)?
  package let onDisappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier {
  package typealias Body = Never
}
