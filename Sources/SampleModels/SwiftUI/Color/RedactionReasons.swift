/// Why content is replaced.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The option that is called placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// The option that is called privacy.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// The option that is called invalidated.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
