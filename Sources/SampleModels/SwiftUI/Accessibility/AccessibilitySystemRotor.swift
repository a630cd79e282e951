/// A list of places that the system makes by itself, and that an app may make in its stead.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// All links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("links") }

  /// All headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("headings") }

  /// All bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("boldText") }

  /// All italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor("italicText") }

  /// All underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor("underlineText")
  }

  /// All misspelt words.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor("misspelledWords")
  }

  /// All images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("images") }

  /// All text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor("textFields") }

  /// All tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("tables") }

  /// All lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("lists") }

  /// All landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("landmarks") }

  /// All links, those visited or the others only.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor("links(visited: \(visited))")
  }

  /// All headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor("headings(level: \(level))")
  }
}
