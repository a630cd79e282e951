/// What is selected in a text.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected ranges.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection([Range<String.Index>])
  }

  /// The selected ranges.
  public var indices: Indices

  /// Selects a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Puts the cursor in a place.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected but a place.
  public var isInsertion: Bool {
    guard case .selection(let range) = indices else { return false }
    return range.isEmpty
  }
}
