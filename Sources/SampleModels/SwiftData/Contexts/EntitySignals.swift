/// Tells those who have fetched models of a class that there are others now.
final class EntitySignals: @unchecked Sendable {
  private let lock = NSLock()
  private var signals: [ObjectIdentifier: EntitySignal] = [:]

  /// Notes that the models of a class are being fetched.
  func access(_ type: any PersistentModel.Type) {
    let signal = lock.withLock {
      let key = ObjectIdentifier(type)
      let signal = signals[key] ?? EntitySignal(type)
      signals[key] = signal
      return signal
    }
    signal.access()
  }

  /// Tells that there are more or fewer models of some classes.
  func fire(_ types: [any PersistentModel.Type]) {
    let all = lock.withLock { Array(signals.values) }
    for signal in all where types.contains(where: { ModelShape.isType($0, signal.type) }) {
      signal.fire()
    }
  }
}
