import Foundation

/// What a swipe over a row offers.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Offers actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe offers.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What an action is for.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case normal
    /// It deletes something.
    case destructive
  }

  /// What an action does.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action is for.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the ground.
  open var backgroundColor: UIColor!

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
