import Foundation

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case plain = 0
    /// What ends something.
    @available(*, deprecated, message: "since iOS 26.0; use prominent")
    case done = 2
    /// What is done most.
    case prominent = 3
  }

  /// What the system has a button for.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// Add.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room of a width.
    case fixedSpace
    /// Compose.
    case compose
    /// Reply.
    case reply
    /// Share.
    case action
    /// Organize.
    case organize
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Refresh.
    case refresh
    /// Stop.
    case stop
    /// The camera.
    case camera
    /// Delete.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Rewind.
    case rewind
    /// Fast forward.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// Close.
    case close = 24
  }

  /// How the button looks.
  open var style = Style.plain
  /// The width.
  open var width: CGFloat = 0
  /// The view in the place of the button.
  open var customView: UIView?
  /// The name of the method.
  open var action: Selector?
  /// The object of the method.
  open weak var target: AnyObject?
  /// What the button does.
  open var primaryAction: UIAction?
  /// The menu.
  open var menu: UIMenu?
  /// The colour.
  open var tintColor: UIColor?
  /// Whether the button is left out.
  open var isHidden = false

  package private(set) var systemItem: SystemItem?

  /// Makes a button of a title for a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    setUp(style, target, action)
  }

  /// Makes a button of an image for a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    setUp(style, target, action)
  }

  /// Makes a button of two images for a method.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Makes a button of the system for a method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    // The style is deprecated by name only.
    let style = systemItem == .done ? Style(rawValue: 2) : nil
    setUp(style ?? .plain, target, action)
  }

  /// Makes a button of the system for an action or a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button for an action or a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Puts a view into the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  private func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
