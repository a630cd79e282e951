/// The technologies that help people with a screen.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Combines bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What lets a few switches do all.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
