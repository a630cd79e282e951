/// A property wrapper of a state that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  package let initialValue: Value
  package var location: any Location<Value>

  /// Keeps a value that is written behind the property's declaration.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
    location = StoredLocation(wrappedValue)
  }

  /// Keeps an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Keeps a value that goes back within a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Keeps a value and tells when it goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The value now.
  public var wrappedValue: Value { location.get() }

  /// The wrapper itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Keeps `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: LocatedProperty {}
extension GestureState: Sendable where Value: Sendable {}
