/// Which views of a lazy stack stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind of view.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
