/// A property wrapper that keeps a value for a view.
///
/// Outside a mounted view there is only the initial value, as on a device: writes are lost, and a
/// warning says so.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  package var location: any Location<Value>

  /// Keeps a value that is written behind the property's declaration.
  public init(wrappedValue value: Value) {
    location = InitialLocation(value)
  }

  /// Keeps an initial value.
  public init(initialValue value: Value) {
    location = InitialLocation(value)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location.readAsOwner() }
    nonmutating set { location.set(newValue, transaction: Transaction.current) }
  }

  /// A binding that reads and writes the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Keeps `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: LocatedProperty {}
extension State: Sendable where Value: Sendable {}
