/// What changes whenever there are more or fewer models of a class.
final class EntitySignal: Observable, @unchecked Sendable {
  /// The class.
  let type: any PersistentModel.Type

  private let registrar = ObservationRegistrar()
  private var change: Void { () }

  init(_ type: any PersistentModel.Type) {
    self.type = type
  }

  /// Notes that the models are being fetched.
  func access() { registrar.access(self, keyPath: \.change) }

  /// Tells those who have fetched the models.
  func fire() { registrar.withMutation(of: self, keyPath: \.change) {} }
}
