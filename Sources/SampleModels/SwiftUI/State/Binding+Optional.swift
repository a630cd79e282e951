extension Binding {
  /// Makes a binding to an optional of another binding's value.
  ///
  /// Writing `nil` is ignored, as the base has no room for it.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.map {
      $0
    } set: { value, newValue in
      if let newValue { value = newValue }
    }
  }

  /// Makes a binding to the value of an optional, or `nil` if there is none now.
  ///
  /// Once made it keeps reading: if the optional becomes `nil`, the last value stays visible.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = StoredLocation(value)
    let source = base.location
    let location = FunctionalLocation<Value> {
      guard let value = source.get() else { return last.get() }
      last.set(value, transaction: Transaction())
      return value
    } set: { newValue, transaction in
      guard source.get() != nil else { return }
      last.set(newValue, transaction: transaction)
      source.set(newValue, transaction: transaction)
    }
    self.init(location: location, transaction: base.transaction)
  }

  /// Makes a binding to a type-erased value.
  ///
  /// Writing a value of another type stops the program.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.map {
      AnyHashable($0)
    } set: { value, newValue in
      guard let typed = newValue.base as? V else {
        preconditionFailure("The value written to the binding is no \(V.self).")
      }
      value = typed
    }
  }
}
