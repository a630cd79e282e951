extension Binding {
  /// Makes a binding whose writes take place in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// Makes a binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return Binding(location: location, transaction: transaction)
  }
}
