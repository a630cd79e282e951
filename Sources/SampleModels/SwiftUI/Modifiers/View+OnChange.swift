extension View {
  /// Does something with the new value when a value has changed.
  @available(
    *,
    deprecated,
    message: """
      Use `onChange` with a two or zero parameter action closure instead.
      """
  )
  @available(*, deprecated, message: "since iOS 17.0; use onChange(of:initial:_:)")
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Does something with the old and the new value when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Does something when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}

/// Does something when a value has changed between two evaluations.
package struct ChangeModifier<Value: Equatable> {
  package let value: Value

  /// Whether the action also runs at the first evaluation.
  package let initial: Bool
  package let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
  package typealias Body = Never
}
