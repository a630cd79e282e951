/// A key of a value that views pass on to the views above.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Joins the values of several views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value by default.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Keeps the first value by default.
  public static func reduce(value: inout Value, nextValue: () -> Value) {}
}
