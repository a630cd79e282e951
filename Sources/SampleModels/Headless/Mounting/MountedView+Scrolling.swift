import SwiftUI

extension MountedView {
  /// Scrolls the first scroll view or list as a user does, as far as it goes; it comes to rest where
  /// its behaviour lets it.
  public func scroll(by distance: CGSize, line: Int = #line) throws {
    try current.act(line) {
      guard let root = current.root, let container = root.firstScrollingPlace else {
        throw InteractionError("There is nothing to scroll.")
      }
      current.layout.layOut(root)
      container.scroll(byUser: distance)
      current.update()
      container.tell(.idle)
      current.update()
    }
  }

  /// How far the first scroll view or list is scrolled, and how much there is to scroll.
  public var scrollGeometry: ScrollGeometry? {
    guard let root = current.root else { return nil }
    current.layout.layOut(root)
    return root.firstScrollingPlace?.scrollGeometry
  }
}

extension ViewNode {
  /// Scrolls the place as a user does.
  fileprivate func scroll(byUser distance: CGSize) {
    let scrolling = Scrolling.of(self)
    guard let size = placement?.size else { return }
    let start = ScrollTarget(rect: CGRect(origin: scrolling.offset, size: size))
    let wanted = CGPoint(
      x: scrolling.offset.x + distance.width,
      y: scrolling.offset.y + distance.height
    )
    var target = ScrollTarget(rect: CGRect(origin: scrolling.clamp(wanted, size), size: size))
    let targets = scrollTargets
    let context = ScrollTargetBehaviorContext(
      originalTarget: start,
      contentSize: scrolling.contentSize,
      containerSize: size,
      axes: scrolling.axes,
      targets: targets.map(\.frame)
    )
    let released = target.rect
    scrollBehavior?.updateTarget(&target, context: context)
    tell(.interacting)
    if target.rect != released { tell(.decelerating) }
    scroll(to: target.rect.origin)
    let offset = scrolling.offset
    let seen = targets.first { $0.frame.maxX > offset.x && $0.frame.maxY > offset.y }
    modifiers(of: ScrollPositionModifier.self).forEach { $0.follow(seen?.id, offset) }
  }

  /// The behaviour that an author chose around the place.
  private var scrollBehavior: (any ScrollTargetBehavior)? {
    for place in ancestors {
      let modifier = (place.view as? any ModifierHolder)?.heldModifier as? any AnyDisplayModifier
      guard let modifier, modifier.name == "scrollTargetBehavior(_:)" else { continue }
      return modifier.argumentList.first as? any ScrollTargetBehavior
    }
    return nil
  }

  private func modifiers<Modifier>(of type: Modifier.Type) -> [Modifier] {
    ancestors.compactMap { ($0.view as? any ModifierHolder)?.heldModifier as? Modifier }
  }
}
