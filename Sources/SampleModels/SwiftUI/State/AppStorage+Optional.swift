import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Kept>(optional key: String, _ store: UserDefaults?) where Value == Kept? {
    self.init(
      key,
      store,
      initial: nil,
      read: { $0 as? Kept },
      write: { $0 }
    )
  }

  /// Keeps an optional Boolean.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }

  /// Keeps an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }

  /// Keeps an optional number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }

  /// Keeps an optional text.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }

  /// Keeps an optional date.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store)
  }

  /// Keeps optional bytes.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }
}
