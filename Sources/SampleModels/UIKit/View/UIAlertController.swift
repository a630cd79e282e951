import Foundation

/// A controller of a dialog.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The kind of a dialog.
  public enum Style: Int, Sendable {
    /// A choice of actions.
    case actionSheet
    /// A message.
    case alert
  }

  /// The message.
  open var message: String?
  /// The kind.
  public private(set) var preferredStyle = Style.alert
  /// The actions.
  open private(set) var actions: [UIAlertAction] = []

  /// Makes a dialog.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// An action of a dialog.
@MainActor @preconcurrency
open class UIAlertAction {
  /// What an action is for.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case `default`
    /// It leaves everything as it is.
    case cancel
    /// It deletes something.
    case destructive
  }

  /// The title.
  public let title: String?
  /// What the action is for.
  public let style: Style
  /// What is done.
  package let handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
