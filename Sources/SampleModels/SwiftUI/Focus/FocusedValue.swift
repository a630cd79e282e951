/// A property wrapper of a value that the view with the focus makes known.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  package let read: (FocusedValues) -> Value?
  package var values = FocusedValues()

  /// Reads a property of the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.objects[ObjectIdentifier(objectType)] as? Value }
  }

  /// The value, if there is one.
  public var wrappedValue: Value? { read(values) }
}
