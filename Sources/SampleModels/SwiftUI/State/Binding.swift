/// A property wrapper that reads and writes a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package var location: any Location<Value>

  /// The transaction that writes through this binding take place in.
  public var transaction: Transaction

  package init(location: any Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Makes a binding of a function that reads and one that writes.
  ///
  /// The functions may belong to an actor: it is the one that the binding is used on, which is not
  /// checked when the value is read, just as in Apple's framework.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(location: FunctionalLocation(get: get) { value, _ in set(value) })
  }

  /// Makes a binding of a function that reads and one that writes within a transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(location: FunctionalLocation(get: get, set: set))
  }

  /// Makes a binding of another one, for `$value` in a closure's parameters.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Makes a binding whose value never changes: writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      location.set(newValue, transaction: transaction.merged(with: .current))
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: ProjectedLocation(base: location, keyPath: keyPath),
      transaction: transaction
    )
  }

  /// Makes a binding to something that is read from the value and written into it.
  package func map<Part>(
    get: @escaping (Value) -> Part,
    set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    let location = location
    let part = FunctionalLocation<Part> {
      get(location.get())
    } set: { newValue, transaction in
      var value = location.get()
      set(&value, newValue)
      location.set(value, transaction: transaction)
    }
    return Binding<Part>(location: part, transaction: transaction)
  }
}

extension Binding: DynamicProperty {}
extension Binding: LocatedProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
