import SwiftUI

/// A property that reads the environment, with what it has read.
@MainActor protocol EnvironmentReader: AnyObject {
  /// The name of the property.
  var name: String { get }

  /// Whether it would read something else in an environment.
  func differs(in values: EnvironmentValues) -> Bool
}

/// A property with the value of a key path in the environment.
final class EnvironmentValueReader<Value>: EnvironmentReader {
  let name: String
  /// Reads the value from an environment.
  var read: (EnvironmentValues) -> Value
  /// The value that was read last.
  var value: Value

  init(_ name: String, _ read: @escaping (EnvironmentValues) -> Value, _ values: EnvironmentValues)
  {
    self.name = name
    self.read = read
    value = read(values)
  }

  func differs(in values: EnvironmentValues) -> Bool {
    !InputComparison.areEqual(value, read(values))
  }
}
