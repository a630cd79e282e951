/// A property wrapper that tells which view has the focus.
///
/// Outside a mounted view the value lives in a box that all copies of the wrapper share.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    package let location: any Location<Value>

    /// The value now.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: Transaction.current) }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  package var location: any Location<Value>

  /// Tells which of several views has the focus.
  public init() where Value: ExpressibleByNilLiteral {
    location = StoredLocation(nil)
  }

  /// Tells whether a view has the focus.
  public init() where Value == Bool {
    location = StoredLocation(false)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: Transaction.current) }
  }

  /// A binding to the focus.
  public var projectedValue: FocusState<Value>.Binding {
    FocusState<Value>.Binding(location: location)
  }
}

extension FocusState: LocatedProperty {}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
