extension View {
  /// Gives the view the focus while a binding holds a value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Gives the view the focus while a binding says so.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Lets the view have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    display(isFocusable)
  }

  /// Lets the view have the focus for some purposes.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    display(isFocusable, interactions)
  }

  /// Keeps the focus from being shown.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    display(disabled)
  }

  /// Makes one group of views for the focus.
  public nonisolated func focusSection() -> some View { display() }

  /// Sets where the focus goes by itself.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    display(prefersDefaultFocus, namespace)
  }

  /// Makes the scope of a focus.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    display(namespace)
  }

  /// Sets which view has the focus at first.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

/// Ties the focus of a view to a value.
package struct FocusModifier<Value: Hashable> {
  package let binding: FocusState<Value>.Binding
  package let value: Value
}

extension FocusModifier: ViewModifier {
  package typealias Body = Never
}

/// Sets which view has the focus at first.
package struct DefaultFocusModifier<Value: Hashable> {
  package let binding: FocusState<Value>.Binding
  package let value: Value
}

extension DefaultFocusModifier: ViewModifier {
  package typealias Body = Never
}
