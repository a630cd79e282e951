/// What a view may do with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit a purpose.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It can be activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It can be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the platform likes.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
