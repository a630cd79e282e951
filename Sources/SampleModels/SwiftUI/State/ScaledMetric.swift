import Foundation

/// A property wrapper of a number that grows with the user's text size.
///
/// At the default text size, the only one here, it is the number itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  package let textStyle: Font.TextStyle

  /// Scales a number with the text style of the body.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Scales a number with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The scaled number.
  public var wrappedValue: Value { base }
}

extension ScaledMetric: Sendable where Value: Sendable {}
