/// A guide of either direction.
package enum AlignmentGuide: Hashable, Sendable {
  /// A guide from side to side.
  case horizontal(HorizontalAlignment)
  /// A guide from top to bottom.
  case vertical(VerticalAlignment)
}
