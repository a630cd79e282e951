import Foundation

/// What a navigation bar shows for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// When a large title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Within the line.
    case inline
  }

  /// How the button back says where it leads.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As there is room.
    case `default`
    /// With any word.
    case generic
    /// Not at all.
    case minimal
  }

  /// The title.
  open var title: String?
  /// The view in the place of the title.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// The button back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the button back here says.
  open var backButtonTitle: String?
  /// How the button back here says so.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the button back is hidden.
  open var hidesBackButton = false
  /// Whether other buttons are beside the button back.
  open var leftItemsSupplementBackButton = false
  /// The buttons where the bar begins.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where the bar ends.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// When a large title is shown.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The field to search with.
  open var searchController: UISearchController?
  /// Whether the field goes when content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The usual looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// The looks at the upper end of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks in little room.
  open var compactAppearance: UINavigationBarAppearance?

  /// Makes an item without a title.
  public override nonisolated init() {
    super.init()
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button where the bar begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button where the bar ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Changes the button where the bar begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Changes the button where the bar ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Changes the buttons where the bar begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Changes the buttons where the bar ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the button back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
