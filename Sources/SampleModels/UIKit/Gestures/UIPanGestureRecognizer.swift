import Foundation

/// Finds fingers that are dragged.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max

  private var moved = CGPoint(x: 0, y: 0)

  /// How far the fingers have come in a view.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Changes how far the fingers have come in a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// How fast the fingers are in a view.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Finds fingers that are dragged from a side of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The sides.
  open var edges: UIRectEdge = []
}
