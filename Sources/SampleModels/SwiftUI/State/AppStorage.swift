import Foundation

/// A property wrapper of a value that is kept in the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  /// The name under which the value is kept.
  package let key: String
  package var location: any Location<Value>

  /// The value now.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: Transaction.current) }
  }

  /// A binding that reads and writes the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  package init(
    _ key: String,
    _ store: UserDefaults?,
    initial: Value,
    read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    let store = store ?? .standard
    self.key = key
    location = FunctionalLocation {
      store.object(forKey: key).flatMap(read) ?? initial
    } set: { newValue, _ in
      if let stored = write(newValue) {
        store.set(stored, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
    }
  }

  package init(plain initial: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store, initial: initial, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage: LocatedProperty {}
extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage {
  /// Keeps a Boolean.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }

  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(
      key,
      store,
      initial: wrappedValue,
      read: { ($0 as? String).flatMap(URL.init(string:)) },
      write: { $0.absoluteString }
    )
  }

  /// Keeps a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(plain: wrappedValue, key, store)
  }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }

  /// Keeps a value with a number behind it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key,
      store,
      initial: wrappedValue,
      read: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue }
    )
  }

  /// Keeps a value with a text behind it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key,
      store,
      initial: wrappedValue,
      read: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue }
    )
  }
}
