import Foundation

/// A view of how far something has come.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// How a view looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// As in a bar.
    case bar
  }

  private var part: Float = 0

  /// How far it has come, from 0 to 1.
  open var progress: Float {
    get { part }
    set { part = max(0, min(newValue, 1)) }
  }
  /// How the view looks.
  open var progressViewStyle = Style.default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is to do.
  open var trackTintColor: UIColor?

  /// Makes a view of some looks.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Changes how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
