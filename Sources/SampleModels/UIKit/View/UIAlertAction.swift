import Foundation

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
  /// Whether it can be done.
  open var isEnabled = true
  /// What is done.
  package let handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
