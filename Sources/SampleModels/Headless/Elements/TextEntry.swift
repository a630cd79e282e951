import Foundation
import SwiftUI

/// The words of a field.
struct TextEntry {
  /// The words now.
  let text: Binding<String>
  /// Whether nobody may read them.
  var isSecure = false
  /// Told when the field gets the focus and loses it.
  var onEditingChanged: ((Bool) -> Void)?
  /// Done when return is pressed.
  var onCommit: (() -> Void)?
  /// What kind of submission return makes.
  var trigger: SubmitTriggers = .text
}
