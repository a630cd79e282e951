/// Values that a view gives to the container around it.
public struct ContainerValues {
  private var keyed: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { keyed[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { keyed[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that a view gives to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that does not set it.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the container around.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

/// Gives a value to the container around a view.
package struct ContainerValueModifier {
  /// Sets the value.
  package let set: (inout ContainerValues) -> Void
}

extension ContainerValueModifier: ViewModifier {
  package typealias Body = Never
}
