import Foundation

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    layer.addSublayer(view.layer)
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? .max)
  }

  func makeGuide(_ name: String) -> UILayoutGuide {
    keep(UILayoutGuide(), named: name)
  }

  /// Gives a guide its name and the view that it is in.
  func keep<Guide: UILayoutGuide>(_ guide: Guide, named name: String) -> Guide {
    guide.identifier = name
    guide.owningView = self
    return guide
  }

  /// Moves a view above the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a view under the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Lets two views change places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Whether the view is another one or somewhere below it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The first of the view and those below with a number.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A point of the view in the coordinates of another one.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = CGPoint(x: point.x + rootOffset.x, y: point.y + rootOffset.y)
    guard let view else { return inRoot }
    return CGPoint(x: inRoot.x - view.rootOffset.x, y: inRoot.y - view.rootOffset.y)
  }

  /// A point of another view in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: point.x - rootOffset.x, y: point.y - rootOffset.y) }
    return view.convert(point, to: self)
  }

  /// A rectangle of the view in the coordinates of another one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var rootOffset: CGPoint {
    guard let superview else { return CGPoint(x: -bounds.minX, y: -bounds.minY) }
    let above = superview.rootOffset
    return CGPoint(
      x: above.x + frame.minX - bounds.minX,
      y: above.y + frame.minY - bounds.minY
    )
  }

  /// Looks for gestures in the view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Looks for gestures in the view no longer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// A picture of the view, which is an empty view here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
}
