/// What makes a part of the screen unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The option that is called container.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)

  /// The option that is called keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)

  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
