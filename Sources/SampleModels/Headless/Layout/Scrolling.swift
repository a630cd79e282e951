import SwiftUI

/// How far a place is scrolled.
@MainActor final class Scrolling {
  /// How far, from the beginning.
  var offset = CGPoint.zero
  /// The axes along which the place can be scrolled.
  var axes: Axis.Set = .vertical
  /// What the place is doing.
  var phase = ScrollPhase.idle
  /// What is scrolled.
  var content: LayoutBox?

  /// What is kept for a place.
  static func of(_ node: ViewNode) -> Scrolling { node.storage.value("scrolling") { Scrolling() } }

  /// The size of what is scrolled.
  var contentSize: CGSize { content?.placement?.size ?? .zero }

  /// An offset within what there is to scroll in a place of a size.
  func clamp(_ offset: CGPoint, _ container: CGSize) -> CGPoint {
    func clamp(_ value: CGFloat, _ axis: Axis) -> CGFloat {
      guard axes.includes(axis) else { return 0 }
      return min(max(0, value), max(0, contentSize[axis] - container[axis]))
    }
    return CGPoint(x: clamp(offset.x, .horizontal), y: clamp(offset.y, .vertical))
  }
}

/// A view that can be scrolled.
protocol ScrollingView {}

extension ScrollView: ScrollingView {}
extension List: ScrollingView {}
extension Form: ScrollingView {}

/// A view of rows.
protocol RowedView {}

extension List: RowedView {}
extension Form: RowedView {}

extension ViewNode {
  /// The nearest place around that can be scrolled.
  var scrollingPlace: ViewNode? { ancestors.first { $0.view is any ScrollingView } }

  /// The first place below that can be scrolled, itself included.
  var firstScrollingPlace: ViewNode? {
    view is any ScrollingView ? self : children.lazy.compactMap(\.firstScrollingPlace).first
  }

  /// The first place below that goes by an identity.
  func place(withID id: AnyHashable) -> ViewNode? {
    let own = (view as? any ModifierHolder)?.heldModifier as? IdentityModifier
    if own?.id == id || key == .id(id) { return self }
    return children.lazy.compactMap { $0.place(withID: id) }.first
  }

  /// Scrolls the place to an offset, as far as that goes.
  func scroll(to offset: CGPoint) {
    let scrolling = Scrolling.of(self)
    let new = scrolling.clamp(offset, placement?.size ?? .zero)
    guard new != scrolling.offset else { return }
    scrolling.offset = new
    if scrolling.phase == .idle, Transaction.current.animation != nil {
      tell(.animating)
      graph.time.after(Animation.usualDuration) { [weak self] in
        Task { @MainActor in
          self?.tell(.idle)
          self?.graph.update()
        }
      }
    }
    graph.queue.enqueue(Transaction.current) { [weak self] in self?.invalidate(.input) }
  }

  /// Scrolls the views around so that a place is seen: with a point of it at the same point of the
  /// scroll view, or by the shortest way.
  func scrollIntoSight(_ anchor: UnitPoint?) {
    if let root = graph.root { graph.layout.layOut(root) }
    guard let container = scrollingPlace, let frame = placement, let seen = container.placement
    else { return }
    let old = Scrolling.of(container).offset
    func shift(
      _ start: CGFloat,
      _ length: CGFloat,
      _ from: CGFloat,
      _ room: CGFloat,
      _ part: CGFloat?
    )
      -> CGFloat
    {
      if let part { return start + part * length - from - part * room }
      return start < from ? start - from : max(0, min(start - from, start + length - from - room))
    }
    container.scroll(
      to: CGPoint(
        x: old.x + shift(frame.minX, frame.width, seen.minX, seen.width, anchor?.x),
        y: old.y + shift(frame.minY, frame.height, seen.minY, seen.height, anchor?.y)
      )
    )
  }

  /// How far the place is scrolled, and how much there is.
  var scrollGeometry: ScrollGeometry {
    let scrolling = Scrolling.of(self)
    return ScrollGeometry(
      contentOffset: scrolling.offset,
      contentSize: scrolling.contentSize,
      contentInsets: EdgeInsets(),
      containerSize: placement?.size ?? .zero
    )
  }
}
