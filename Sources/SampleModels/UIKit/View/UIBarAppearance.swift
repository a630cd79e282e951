import Foundation

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The change of what is behind.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the shadow.
  open var shadowColor: UIColor?

  /// Makes an appearance.
  public init() {}

  /// Takes the usual looks.
  open func configureWithDefaultBackground() {}

  /// Takes looks that nothing shines through.
  open func configureWithOpaqueBackground() {}

  /// Takes looks that everything shines through.
  open func configureWithTransparentBackground() {}
}

extension NSAttributedString.Key {
  /// The colour of text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The ground of text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of text.
  public static let font = NSAttributedString.Key("NSFont")
}

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar of tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}
