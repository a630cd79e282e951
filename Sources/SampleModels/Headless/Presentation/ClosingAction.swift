import SwiftUI

/// Closes a dialog when one of its buttons was tapped.
struct ClosingAction {
  /// Closes the dialog.
  let perform: @MainActor () -> Void
}

extension ClosingAction: ComparableInput {
  func isSameInput(as other: ClosingAction) -> Bool { true }
}

extension EnvironmentValues {
  /// What closes the dialog that the view is in.
  var closesDialog: ClosingAction? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }
}
