import Foundation

/// What is selected in a text with attributes.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places that are selected.
  public enum Indices: Equatable, Sendable {
    /// Where the cursor is.
    case insertionPoint(AttributedString.Index)
    /// The characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private let indices: Indices?

  /// Selects nothing.
  public init() {
    indices = nil
  }

  /// Puts the cursor in a place.
  public init(
    insertionPoint: AttributedString.Index,
    typingAttributes: AttributeContainer? = nil
  ) {
    indices = .insertionPoint(insertionPoint)
  }

  /// Selects a range.
  public init(range: Range<AttributedString.Index>) {
    indices = .ranges(RangeSet(range))
  }

  /// Selects ranges.
  public init(ranges: RangeSet<AttributedString.Index>) {
    indices = .ranges(ranges)
  }

  /// The places in a text, or its end if nothing is selected.
  public func indices(in text: AttributedString) -> Indices {
    indices ?? .insertionPoint(text.endIndex)
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
