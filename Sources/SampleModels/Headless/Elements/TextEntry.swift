import Foundation
import SwiftUI

/// The words of a field.
struct TextEntry {
  let text: Binding<String>
  var isSecure = false
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  var trigger: SubmitTriggers = .text
}
