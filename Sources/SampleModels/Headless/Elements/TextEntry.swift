import Foundation
import SwiftUI

/// The words of a field.
struct TextEntry {
  /// The words now.
  var text: Binding<String>
  /// Whether nobody may read them.
  var isSecure = false
  /// Told when the field gets the focus and loses it.
  var onEditingChanged: ((Bool) -> Void)?
  /// Done when return is pressed.
  var onCommit: (() -> Void)?
  /// Done when the field loses the focus.
  var onEnd: (@MainActor () -> Void)?
  /// What kind of submission return makes.
  var trigger: SubmitTriggers = .text

  /// Notes that editing begins or ends.
  @MainActor func tellEditing(_ isEditing: Bool) {
    onEditingChanged?(isEditing)
    if !isEditing { onEnd?() }
  }
}
