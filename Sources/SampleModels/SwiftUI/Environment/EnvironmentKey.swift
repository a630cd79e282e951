/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no ancestor view has set one.
  static var defaultValue: Value { get }
}
