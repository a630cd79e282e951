extension EnvironmentValues {
  /// How bright images may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// How much a badge is prominent.
  public var badgeProminence: BadgeProminence {
    get { value(default: .standard) }
    set { set(newValue) }
  }

  /// The material under the view.
  public var backgroundMaterial: Material? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// How the content changes from one state to the next.
  public var contentTransition: ContentTransition {
    get { value(default: .identity) }
    set { set(newValue) }
  }

  /// Whether changing content is drawn as one.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }

  /// Whether the bar beside content that scrolls from side to side is shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { value(default: .automatic) }
    set { set(newValue) }
  }

  /// Whether the bar beside content that scrolls up and down is shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { value(default: .automatic) }
    set { set(newValue) }
  }

  /// Whether the focus is shown.
  public var isFocusEffectEnabled: Bool {
    get { value(default: true) }
    set { set(newValue) }
  }

  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }

  /// Whether a tab bar shows its sections.
  public var isTabBarShowingSections: Bool { value(default: false) }

  /// Whether labels are shown.
  public var labelsVisibility: Visibility {
    get { value(default: .automatic) }
    set { set(newValue) }
  }

  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { value(default: .automatic) }
    set { set(newValue) }
  }

  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { value(default: .automatic) }
    set { set(newValue) }
  }

  /// The keys that press the button.
  public var keyboardShortcut: KeyboardShortcut? { value(default: nil) }

  /// Whether controls open under something that is dragged.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { value(default: .automatic) }
    set { set(newValue) }
  }

  /// Whether the app can have several windows.
  public var supportsMultipleWindows: Bool { value(default: false) }

  /// Where the bar of tabs is.
  public var tabBarPlacement: TabBarPlacement? { value(default: nil) }
}

/// Where a bar of tabs is.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Behind a button.
  public static let bottomBar = TabBarPlacement("bottomBar")
  /// Beside the window.
  public static let ornament = TabBarPlacement("ornament")
  /// Dots that tell the page.
  public static let pageIndicator = TabBarPlacement("pageIndicator")
  /// A bar at the top.
  public static let topBar = TabBarPlacement("topBar")
  /// Beside the content.
  public static let sidebar = TabBarPlacement("sidebar")
}
