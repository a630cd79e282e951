import Foundation

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// A button of one's own.
    case custom
    /// The system's button.
    case system
  }

  private var titles: [UInt: String] = [:]

  /// The label of the title.
  open var titleLabel: UILabel? = UILabel()

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  /// Makes a button with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Sets the title for a condition.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// The title for a condition.
  open func title(for state: State) -> String? { titles[state.rawValue] }

  /// Sets the colour of the title for a condition.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Sets the image for a condition.
  open func setImage(_ image: UIImage?, for state: State) {}
}
