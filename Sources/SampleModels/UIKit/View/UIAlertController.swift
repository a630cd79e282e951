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

  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// The action that the return key does.
  open var preferredAction: UIAlertAction?

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
