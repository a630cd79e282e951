import Foundation

/// A screen of the device.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The number of dots in a point.
  open var scale: CGFloat { 3 }
}
