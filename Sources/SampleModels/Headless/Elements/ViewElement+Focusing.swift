import SwiftUI

extension ViewElement {
  /// Gives the focus to the element and takes it from the one that has it.
  func focus() {
    let former = node.graph.focus?.node
    guard former !== node else { return }
    if let former, former.isMounted {
      let element = ViewElement(node: former)
      element.focusTies.forEach { $0.focus(false) }
      element.tellEditing(false)
    }
    node.graph.moveFocus(to: node)
    focusTies.forEach { $0.focus(true) }
    tellEditing(true)
    node.graph.update()
  }

  private func tellEditing(_ isEditing: Bool) {
    if case .text(let entry) = control { entry.onEditingChanged?(isEditing) }
  }
}
