/// A type that identifies an alignment guide.
public protocol AlignmentID: SendableMetatype {
  /// The place of the guide in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
