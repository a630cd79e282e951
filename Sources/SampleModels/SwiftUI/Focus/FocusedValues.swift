/// Values that the view with the focus makes known.
public struct FocusedValues {
  private var keyed: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { keyed[ObjectIdentifier(key)] as? K.Value }
    set { keyed[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that the view with the focus makes known.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A property wrapper of a value that the view with the focus makes known.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  package var values = FocusedValues()

  /// Reads a property of the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { _ in nil }
  }

  /// The value, if there is one.
  public var wrappedValue: Value? { read(values) }
}

/// A property wrapper of a binding that the view with the focus makes known.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
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

/// A property wrapper of an object that the view with the focus makes known.
@propertyWrapper @MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  package var object: ObjectType?

  /// Creates the wrapper.
  public nonisolated init() {}

  /// The object, if there is one.
  public var wrappedValue: ObjectType? { object }
}
