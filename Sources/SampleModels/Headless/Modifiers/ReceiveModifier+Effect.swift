import Combine
import SwiftUI

extension ReceiveModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { ReceiveEffect(self, in: node) }
}

/// Does what an author wants done with the values of a publisher while the view is in the tree.
private final class ReceiveEffect<P: Publisher>: ModifierEffect<ReceiveModifier<P>>
where P.Failure == Never {
  private var cancellable: AnyCancellable?

  override func changed(from old: ReceiveModifier<P>) {
    if cancellable != nil, InputComparison.areEqual(old.publisher, modifier.publisher) { return }
    graph.afterUpdate { self.subscribe() }
  }

  override func unmount() { cancellable = nil }

  private func subscribe() {
    guard node.value.isMounted else { return }
    cancellable = modifier.publisher.sink { [weak self] value in self?.modifier.action(value) }
  }
}
