import SwiftUI
import Synchronization

/// What a query of a view has fetched, until something in it changes.
final class QueryResults<Element: PersistentModel>: Observable, @unchecked Sendable {
  /// Which fetch was the last one, and whether it says nothing any more: any thread may tell that.
  private struct Progress {
    var fetches = 0
    var isOutdated = true
  }

  /// The error of the last fetch.
  private(set) var error: (any Error)?

  private let registrar = ObservationRegistrar()
  private let progress = Mutex(Progress())
  private var elements: [Element] = []
  private var request: QueryRequest<Element>?
  private weak var context: ModelContext?

  /// The models; whoever reads them is told when there are others.
  var models: [Element] {
    registrar.access(self, keyPath: \.models)
    return elements
  }

  /// Fetches the models again, if they may be others than before.
  func update(_ request: QueryRequest<Element>, in context: ModelContext) {
    let isOther = request != self.request || context !== self.context
    let number: Int? = progress.withLock { progress in
      guard progress.isOutdated || isOther else { return nil }
      progress.isOutdated = false
      progress.fetches += 1
      return progress.fetches
    }
    guard let number else { return }
    self.request = request
    self.context = context
    let transaction = request.transaction ?? Transaction()
    withObservationTracking {
      context.signals.access(Element.self)
      fetch(request, in: context)
    } onChange: { [weak self] in
      self?.noteChange(after: number, transaction)
    }
  }

  private func fetch(_ request: QueryRequest<Element>, in context: ModelContext) {
    if context === EnvironmentValues.contextWithoutModels {
      RuntimeWarning.warn("Set a .modelContext in view's environment to use Query")
    }
    do {
      elements = try context.fetch(request.descriptor)
      error = nil
    } catch {
      elements = []
      self.error = error
    }
  }

  private func noteChange(after number: Int, _ transaction: Transaction) {
    let isLast = progress.withLock { progress in
      progress.isOutdated = progress.isOutdated || number == progress.fetches
      return number == progress.fetches
    }
    guard isLast else { return }
    withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.models) {} }
  }
}

extension QueryResults: Equatable {
  /// Results that a parent makes again are none that a view would have to be evaluated for.
  static func == (lhs: QueryResults, rhs: QueryResults) -> Bool { true }
}
