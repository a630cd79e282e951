import SwiftUI

/// What was typed into a field whose text is read as a value, until editing ends.
@MainActor final class Draft {
  /// The typed words, with the words that the value had then.
  var typed: (words: String, value: String)?

  /// The words that the field shows: what was typed, unless the value has become another one.
  func binding(to text: Binding<String>) -> Binding<String> {
    Binding {
      guard let typed = self.typed, typed.value == text.wrappedValue else {
        return text.wrappedValue
      }
      return typed.words
    } set: { words in
      text.wrappedValue = words
      self.typed = (words, text.wrappedValue)
    }
  }
}
