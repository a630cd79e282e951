import SwiftUI

/// A view that is another view with a modifier.
@MainActor protocol ModifierHolder {
  /// The modifier.
  var heldModifier: Any { get }
  /// The modified view.
  var heldContent: any View { get }
}
