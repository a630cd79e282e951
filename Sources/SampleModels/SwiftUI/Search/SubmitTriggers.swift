/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The option that is called text.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// The option that is called search.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
