/// Keys that are held with another one.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The option that is called caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)

  /// The option that is called shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)

  /// The option that is called control.
  public static let control = EventModifiers(rawValue: 1 << 2)

  /// The option that is called option.
  public static let option = EventModifiers(rawValue: 1 << 3)

  /// The option that is called command.
  public static let command = EventModifiers(rawValue: 1 << 4)

  /// The option that is called numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)

  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
