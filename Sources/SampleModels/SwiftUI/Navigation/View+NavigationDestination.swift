extension View {
  /// Says which screen a value of a type leads to.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: destination))
  }

  /// Shows a screen while a binding says so.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = destination()
    return modifier(
      PresentationModifier(
        kind: .navigation,
        isPresented: isPresented,
        onDismiss: nil,
        content: { screen }
      )
    )
  }

  /// Shows a screen for a value while a binding holds one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ItemPresentationModifier(
        kind: .navigation,
        item: item,
        onDismiss: nil,
        content: destination
      )
    )
  }
}

/// Tells which screen a value of a type leads to.
package struct NavigationDestinationModifier<D: Hashable, Screen: View> {
  package let destination: (D) -> Screen
}

extension NavigationDestinationModifier: ViewModifier {
  package typealias Body = Never
}
