import Foundation

/// The view that holds all others of a scene.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The controller of the content.
  open var rootViewController: UIViewController?
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?
  /// Whether the window gets the events of the keyboard.
  open private(set) var isKeyWindow = false

  /// Makes a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
    isHidden = true
    windowScene.add(self)
  }

  /// Makes a window in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Reads a window from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Shows the window and gives it the events of the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }
}
