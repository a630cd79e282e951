import SwiftUI

/// A value whose comparison as a view's input differs from that of its fields.
protocol ComparableInput {
  /// Whether a view that gets one value after the other has the same input.
  nonisolated func isSameInput(as other: Self) -> Bool
}

extension LocatedProperty {
  /// Only the initial values count: the values themselves live with the view's identity.
  fileprivate nonisolated func bringsSameValue(as other: Self) -> Bool {
    InputComparison.areEqual(location.get(), other.location.get())
  }
}

extension State: ComparableInput {
  nonisolated func isSameInput(as other: State) -> Bool { bringsSameValue(as: other) }
}

extension FocusState: ComparableInput {
  nonisolated func isSameInput(as other: FocusState) -> Bool { bringsSameValue(as: other) }
}

extension GestureState: ComparableInput {
  nonisolated func isSameInput(as other: GestureState) -> Bool { bringsSameValue(as: other) }
}

extension AccessibilityFocusState: ComparableInput {
  nonisolated func isSameInput(as other: AccessibilityFocusState) -> Bool {
    bringsSameValue(as: other)
  }
}

extension SceneStorage: ComparableInput {
  nonisolated func isSameInput(as other: SceneStorage) -> Bool { key == other.key }
}

extension AppStorage: ComparableInput {
  nonisolated func isSameInput(as other: AppStorage) -> Bool { key == other.key }
}

extension Binding: ComparableInput {
  nonisolated func isSameInput(as other: Binding) -> Bool { location.isSame(as: other.location) }
}

extension StateObject: ComparableInput {
  nonisolated func isSameInput(as other: StateObject) -> Bool {
    InputComparison.areEqual(box.expression, other.box.expression)
  }
}

extension Environment: ComparableInput {
  nonisolated func isSameInput(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let old), .keyPath(let new)): old == new
    case (.object, .object): true
    default: false
    }
  }
}

extension EnvironmentObject: ComparableInput {
  nonisolated func isSameInput(as other: EnvironmentObject) -> Bool { true }
}

extension Namespace: ComparableInput {
  nonisolated func isSameInput(as other: Namespace) -> Bool { true }
}

extension TupleView: ComparableInput {
  nonisolated func isSameInput(as other: TupleView) -> Bool {
    InputComparison.areEqual(value, other.value)
  }
}
