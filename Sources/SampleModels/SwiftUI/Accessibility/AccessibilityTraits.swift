/// What a view is for those who hear it.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt64

  /// Makes a set of bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The option that is called is button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// The option that is called is header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// The option that is called is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// The option that is called is link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// The option that is called is search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)

  /// The option that is called is image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)

  /// The option that is called plays sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)

  /// The option that is called is keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)

  /// The option that is called is static text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)

  /// The option that is called is summary element.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)

  /// The option that is called updates frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)

  /// The option that is called starts media session.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)

  /// The option that is called allows direct interaction.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)

  /// The option that is called causes page turn.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)

  /// The option that is called is modal.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)

  /// The option that is called is toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)

  /// The option that is called is tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
