import Foundation

/// Something with coordinates of its own: a view, the screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle that it takes, in its own coordinates.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {}
