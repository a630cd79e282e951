/// The values that a view passes on to the views below it.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  /// Values set under the type of a key.
  package private(set) var keyed: [ObjectIdentifier: Entry] = [:]

  /// Values of the framework's own properties, under their names.
  package private(set) var named: [String: Any] = [:]

  /// Observable objects under their types.
  package private(set) var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an environment in which nothing is set.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { keyed[ObjectIdentifier(key)].flatMap { $0.value as? K.Value } ?? K.defaultValue }
    set { keyed[ObjectIdentifier(key)] = Entry(key: key, value: newValue) }
  }

  /// The observable object of a type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { objects[ObjectIdentifier(objectType)] as? T }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }

  /// Any object that was put in under its type.
  package subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { objects[type] }
    set { objects[type] = newValue }
  }

  /// The value of one of the framework's own properties.
  package func value<Value>(
    _ name: String = #function,
    default defaultValue: @autoclosure () -> Value
  ) -> Value {
    // What is not there could be cast to an optional type.
    named[name].flatMap { $0 as? Value } ?? defaultValue()
  }

  /// Sets the value of one of the framework's own properties.
  package mutating func set(_ newValue: Any, _ name: String = #function) {
    named[name] = newValue
  }

  /// The keys that are set, with their values.
  public var description: String {
    let entries = named.map { "\($0.key) = \($0.value)" } + keyed.values.map(\.description)
    return "[\(entries.sorted().joined(separator: ", "))]"
  }
}

extension EnvironmentValues {
  /// The value of a key.
  package struct Entry: CustomStringConvertible {
    /// The key.
    let key: any EnvironmentKey.Type
    /// The value.
    package let value: Any

    /// The key as Apple's framework writes it, and the value.
    package var description: String { "EnvironmentPropertyKey<\(key)> = \(value)" }
  }
}
