/// A value that is taken to another thread by an interface which promises no more than the caller.
///
/// Schedulers run closures that need not be `Sendable`, as Apple's do; who schedules answers for
/// what the closure touches.
struct UncheckedSendable<Value>: @unchecked Sendable {
  /// What is taken along.
  let value: Value

  /// Takes a value along.
  init(_ value: Value) {
    self.value = value
  }
}
