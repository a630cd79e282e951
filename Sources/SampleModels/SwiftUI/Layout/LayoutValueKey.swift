/// A key of a value that a view has for a layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that does not set it.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the layout around.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// Gives a view a value for the layout around.
package struct LayoutValueModifier<K: LayoutValueKey> {
  package let value: K.Value
}

extension LayoutValueModifier: ViewModifier {
  package typealias Body = Never
}
