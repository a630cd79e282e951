import SwiftUI

extension State {
  /// A state as in a view on the screen, whose value can be written.
  static func installed(_ value: Value) -> State {
    var state = State(wrappedValue: value)
    state.location = StoredLocation(value)
    return state
  }
}
