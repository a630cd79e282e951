import SwiftUI

extension MountedView {
  /// The bodies that were evaluated since the view was mounted, in their order.
  public var evaluations: [BodyEvaluation] { current.evaluations }

  /// How often the body of a view or view modifier was evaluated, in all of its places.
  public func bodyCount(of type: any Any.Type) -> Int {
    current.evaluations.count { $0.type == type }
  }

  /// Why the body of a view or view modifier was evaluated, one set of causes an evaluation.
  public func causes(of type: any Any.Type) -> [Set<Cause>] {
    current.evaluations.filter { $0.type == type }.map(\.causes)
  }

  /// The number of places in the tree: the views with all that modifiers and containers add.
  public var nodeCount: Int { current.root?.count ?? 0 }

  /// The animations of the updates so far, `nil` for an update that is not animated.
  public var animations: [Animation?] { current.animations }

  /// Begins to count again.
  public func resetCounts() { current.resetEvaluations() }
}
