/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that tell tabs apart.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue

  /// The type of the tabs that the content is made of.
  associatedtype Body: TabContent

  /// The tabs.
  var body: Body { get }
}

extension Never: TabContent {
  /// No tab has a value.
  public typealias TabValue = Never
}

extension TabContent {
  /// Stops the program when the body of a primitive tab is asked for.
  package func primitiveTab() -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }

  /// Names the tab for the user's changes.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Puts a number beside the tab.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { self }

  /// Puts a text beside the tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }

  /// Puts a text beside the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { self }

  /// Hides the tab while a condition holds.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }

  /// Keeps the tab from being chosen.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }

  /// Says where the tab is.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Says where the tab may be.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }
}

/// A place where tabs are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
