/// How the user has changed the order of tabs.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Makes the order in which tabs are declared.
  public init() {}
}
