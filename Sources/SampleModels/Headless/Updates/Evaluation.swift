@_spi(SwiftUI) import Observation
import SwiftUI

/// One evaluation of a view: while it runs, all that is read is noted as what the view depends on.
final class Evaluation: @unchecked Sendable {
  /// The evaluation that is running now.
  @TaskLocal static var current: Evaluation?

  /// The view's place, for comparisons.
  let nodeID: ObjectIdentifier

  /// The property of the view through which a value is being read that another view keeps.
  private(set) var bindingName: String?

  private weak var node: ViewNode?
  private let queue: UpdateQueue

  @MainActor init(of node: ViewNode) {
    nodeID = ObjectIdentifier(node)
    self.node = node
    queue = node.graph.queue
  }

  /// Whether the view still rests on this evaluation.
  var isCurrent: Bool { node?.evaluation === self }

  /// Runs the evaluation.
  ///
  /// The tracking reports each change of an observable object until it is cancelled, and it can be
  /// cancelled only when it reports: an evaluation that another has succeeded does so then.
  @MainActor func track<Result>(_ body: () -> Result) -> Result {
    withObservationTracking {
      Evaluation.$current.withValue(self, operation: body)
    } willSet: { [weak self] tracking in
      guard let self, isCurrent else { return tracking.cancel() }
      invalidateLater(.observed(tracking.changed), Transaction.current)
    }
  }

  /// Reads a value through a property of the view.
  func reading<Value>(through name: String, _ read: () -> Value) -> Value {
    let former = bindingName
    bindingName = name
    defer { bindingName = former }
    return read()
  }

  /// Has the view evaluated again in the update that belongs to a transaction.
  func invalidateLater(_ cause: Cause, _ transaction: Transaction) {
    queue.enqueue(transaction) { self.invalidate(cause) }
  }

  /// Has the view evaluated again, unless another evaluation has succeeded this one.
  @MainActor func invalidate(_ cause: Cause) {
    guard let node, node.evaluation === self else { return }
    node.invalidate(cause)
  }
}
