import SwiftUI

/// The stack that the links of a subtree lead to.
struct NavigationTarget {
  let stack: NavigationScreens
  let path: NavigationValues?

  /// Shows the screen of a value.
  @MainActor func push(_ value: AnyHashable) {
    if let path, path.append(value) { return }
    stack.kept.append(.value(value))
  }

  /// Shows a screen.
  @MainActor func push(_ view: any View) { stack.kept.append(.view(view)) }

  /// Leaves the screen on top.
  @MainActor func pop() {
    if stack.kept.isEmpty { path?.removeLast() } else { stack.kept.removeLast() }
  }
}

extension NavigationTarget: ComparableInput {
  func isSameInput(as other: NavigationTarget) -> Bool { stack === other.stack }
}

extension EnvironmentValues {
  /// The stack that links lead to.
  var navigation: NavigationTarget? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }
}
