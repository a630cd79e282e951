/// Leading or trailing.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Where text begins.
  case leading
  /// Where text ends.
  case trailing

  /// Several horizontal sides.
  public struct Set: OptionSet, Sendable {
    /// One bit a side.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Where text begins.
    public static let leading = Set(rawValue: 1)
    /// Where text ends.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
