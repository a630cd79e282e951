import Foundation

/// What is selected in a text with attributes.
public struct AttributedTextSelection: Equatable, Sendable {
  private let range: Range<AttributedString.Index>?

  /// Selects nothing.
  public init() {
    range = nil
  }

  /// Puts the cursor in a place.
  public init(insertionPoint: AttributedString.Index) {
    range = insertionPoint..<insertionPoint
  }

  /// Selects a range.
  public init(range: Range<AttributedString.Index>) {
    self.range = range
  }
}

extension TextEditor {
  /// Makes an editor of a text with attributes.
  public nonisolated init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = AttributedString($0) }
      )
    )
  }
}
