/// What becomes of the children of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The value that is called ignore.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")

  /// The value that is called contain.
  public static let contain = AccessibilityChildBehavior(name: "contain")

  /// The value that is called combine.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
