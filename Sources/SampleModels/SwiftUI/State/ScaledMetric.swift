import Foundation

/// A property wrapper of a number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  package let textStyle: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// Scales a number with the text style of the body.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Scales a number with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The scaled number: the number itself in the usual text size.
  public var wrappedValue: Value {
    base * Value(textStyle.pointSize(at: size) / textStyle.pointSize(at: .large))
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
