import SwiftUI

/// A property with what it has read of the focused values.
@MainActor final class FocusedValueReader<Value>: PreferenceReader {
  private weak var node: ViewNode?
  private let name: String
  private let read: (FocusedValues) -> Value
  private var value: Value

  init(in slot: PropertySlot, _ read: @escaping (FocusedValues) -> Value) {
    node = slot.node
    name = slot.rootName
    self.read = read
    value = read(slot.node.graph.focusedValues)
  }

  func readPreference() {
    guard let node, node.isMounted else { return }
    let new = read(node.graph.focusedValues)
    guard !InputComparison.areEqual(value, new) else { return }
    value = new
    node.invalidate(.property(name))
  }
}

extension PropertySlot {
  /// The focused values, to which the view listens from now on.
  func focusedValues<Value>(_ read: @escaping (FocusedValues) -> Value) -> FocusedValues {
    node.graph.add(kept { FocusedValueReader(in: self, read) })
    return node.graph.focusedValues
  }
}
