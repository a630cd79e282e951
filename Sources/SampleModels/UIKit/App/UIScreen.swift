import Foundation

/// A screen of the device.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen of the device.
  @available(
    *,
    deprecated,
    message:
      "since iOS 26.0; use view.window?.windowScene?.screen, or a traitCollection for displayScale"
  )
  public static var main: UIScreen { only }

  /// The only screen that there is.
  static let only = UIScreen()

  /// The size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The number of dots in a point.
  open var scale: CGFloat { 3 }
}
