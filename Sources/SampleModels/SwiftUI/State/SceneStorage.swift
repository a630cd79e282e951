import Foundation

/// A property wrapper of a value that a scene keeps for its next launch.
///
/// Nothing outlives the program here: the value lives as long as the wrapper.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  /// The name under which the scene keeps the value.
  package let key: String
  package var location: any Location<Value>

  private init(initial: Value, key: String) {
    self.key = key
    location = StoredLocation(initial)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: Transaction.current) }
  }

  /// A binding that reads and writes the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: LocatedProperty {}
extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage where Value == Bool {
  /// Keeps a Boolean.
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, key: key) }
}

extension SceneStorage where Value == Int {
  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, key: key) }
}

extension SceneStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, key: key) }
}

extension SceneStorage where Value == String {
  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, key: key) }
}

extension SceneStorage where Value == URL {
  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, key: key) }
}

extension SceneStorage where Value == Data {
  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, key: key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value with a number behind it.
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, key: key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value with a text behind it.
  public init(wrappedValue: Value, _ key: String) { self.init(initial: wrappedValue, key: key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps an optional Boolean.
  public init(_ key: String) where Value == Bool? { self.init(initial: nil, key: key) }

  /// Keeps an optional integer.
  public init(_ key: String) where Value == Int? { self.init(initial: nil, key: key) }

  /// Keeps an optional number.
  public init(_ key: String) where Value == Double? { self.init(initial: nil, key: key) }

  /// Keeps an optional text.
  public init(_ key: String) where Value == String? { self.init(initial: nil, key: key) }

  /// Keeps an optional address.
  public init(_ key: String) where Value == URL? { self.init(initial: nil, key: key) }

  /// Keeps optional bytes.
  public init(_ key: String) where Value == Data? { self.init(initial: nil, key: key) }
}
