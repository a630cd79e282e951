/// Values that the view with the focus makes known.
public struct FocusedValues {
  private var keyed: [ObjectIdentifier: Any] = [:]

  /// The objects that are known by their types.
  package var objects: [ObjectIdentifier: AnyObject] = [:]

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

/// A property wrapper of an object that the view with the focus makes known.
@propertyWrapper @MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  package var object: ObjectType?

  /// Creates the wrapper.
  public nonisolated init() {}

  /// The object, if there is one.
  public var wrappedValue: ObjectType? { object }
}
