/// A view as the layout around it sees it.
package protocol LaidOutView: AnyObject {
  /// The rectangle where the view was placed last, if it was.
  var placement: CGRect? { get }

  /// A value that the view has for the layout.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value

  /// The size that the view wants of a proposed one.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// The size and the guides of the view.
  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions

  /// Puts a point of the view in a place.
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

  /// Where a guide stands that was set for the view, in the coordinates of its placement.
  func placedGuide(_ guide: AlignmentGuide) -> CGFloat?
}
