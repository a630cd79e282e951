/// A property wrapper of a binding that the view with the focus makes known.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  package let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  package var values = FocusedValues()

  /// Reads a property of the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  /// The value, if there is one.
  public var wrappedValue: Value? {
    get { values[keyPath: keyPath]?.wrappedValue }
    nonmutating set {
      if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue }
    }
  }

  /// The binding, if there is one.
  public var projectedValue: Binding<Value?> {
    Binding(
      location: FunctionalLocation {
        wrappedValue
      } set: { newValue, _ in
        wrappedValue = newValue
      }
    )
  }
}
