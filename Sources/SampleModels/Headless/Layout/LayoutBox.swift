import SwiftUI

/// A view while it is laid out: it answers proposals and is given a place.
///
/// Proposals go down and sizes come up, as often as the layouts around ask; then each box places
/// those inside.
final class LayoutBox {
  private let arrangement: any BoxArrangement
  private var values: [ObjectIdentifier: Any]
  private var sizes: [Proposal: CGSize] = [:]
  // A stack asks each view for its guides, and they ask those inside: without memory that would take
  // twice as long with each level.
  private var guides: [GuideKey: CGFloat?] = [:]
  private var proposal = ProposedViewSize.unspecified
  private let isContainer: Bool

  /// The boxes inside.
  let inside: [LayoutBox]

  /// The rectangle on the screen, once the box is placed.
  private(set) var placement: CGRect?

  /// A proposal as a key.
  private struct Proposal: Hashable {
    let width: CGFloat?
    let height: CGFloat?
  }

  /// A guide for a proposal as a key.
  private struct GuideKey: Hashable {
    let guide: AlignmentGuide
    let proposal: Proposal
  }

  /// Makes a box of a layout and what it places.
  init(_ layout: any Layout, _ inside: [LayoutBox] = []) {
    self.inside = inside
    arrangement = layout.arrange(inside)
    // A box around one view has the values that the view has.
    isContainer = layout is VStackLayout || layout is HStackLayout || layout is ZStackLayout
    let isWrapper = layout is WrappingLayout || layout is LayeredLayout
    values = isWrapper ? inside.first?.values ?? [:] : [:]
  }

  /// Gives the box a value for the layout around.
  func set<K: LayoutValueKey>(_ key: K.Type, to value: K.Value) {
    values[ObjectIdentifier(key)] = value
  }

  /// Whether the box is one for several that are not there.
  var isEmpty: Bool { inside.isEmpty && isContainer }

  /// Places all inside, once the box itself is placed.
  func layOut() {
    guard let placement else { return }
    for box in inside { box.placement = nil }
    arrangement.place(in: placement, proposal: proposal)
    for box in inside {
      if box.placement == nil {
        // A view that a layout does not place is in the middle.
        let middle = CGPoint(x: placement.midX, y: placement.midY)
        box.place(at: middle, anchor: .center, proposal: ProposedViewSize(placement.size))
      }
      box.layOut()
    }
  }
}

extension LayoutBox: LaidOutView {
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let key = Proposal(width: proposal.width, height: proposal.height)
    if let size = sizes[key] { return size }
    let size = arrangement.size(for: proposal)
    sizes[key] = size
    return size
  }

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(size: size) { guide in
      self.guide(guide, in: size, for: proposal)
    }
  }

  private func guide(
    _ guide: AlignmentGuide,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    let key = GuideKey(
      guide: guide,
      proposal: Proposal(width: proposal.width, height: proposal.height)
    )
    if let known = guides[key] { return known }
    let value = arrangement.guide(guide, in: size, proposal: proposal)
    guides[key] = .some(value)
    return value
  }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    self.proposal = proposal
    placement = CGRect(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  func placedGuide(_ guide: AlignmentGuide) -> CGFloat? {
    guard let placement else { return nil }
    let value = arrangement.guide(guide, in: placement.size, proposal: proposal)
    switch guide {
    case .horizontal: return value.map { placement.minX + $0 }
    case .vertical: return value.map { placement.minY + $0 }
    }
  }
}
