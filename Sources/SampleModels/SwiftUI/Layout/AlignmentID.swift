/// A type that identifies an alignment guide.
public protocol AlignmentID: SendableMetatype {
  /// The place of the guide in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide at a side or in the middle, which every container has of its own.
protocol SideAlignmentID: AlignmentID {}

extension Sequence<CGFloat?> {
  /// The mean of the values that are there.
  var mean: CGFloat? {
    let values = compactMap { $0 }
    return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }
}
