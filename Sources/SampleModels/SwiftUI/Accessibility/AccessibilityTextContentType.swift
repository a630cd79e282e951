/// What a text is.
public struct AccessibilityTextContentType: Sendable {
  private let name: String

  /// The value that is called plain.
  public static let plain = AccessibilityTextContentType(name: "plain")

  /// The value that is called console.
  public static let console = AccessibilityTextContentType(name: "console")

  /// The value that is called file system.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")

  /// The value that is called messaging.
  public static let messaging = AccessibilityTextContentType(name: "messaging")

  /// The value that is called narrative.
  public static let narrative = AccessibilityTextContentType(name: "narrative")

  /// The value that is called source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")

  /// The value that is called spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")

  /// The value that is called word processing.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
