import Foundation

/// A keyboard and its language.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// The keyboards that the user has chosen: one here.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// The language, as `en-US`, or `emoji`.
  open var primaryLanguage: String? { "en-US" }
}
