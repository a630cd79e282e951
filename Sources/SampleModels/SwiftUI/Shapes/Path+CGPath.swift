extension Path {
  /// Makes the rectangle around a platform figure.
  public init(_ path: CGPath) {
    self.init(path.boundingBox)
  }

  /// The figure without context.
  public var cgPath: CGPath { CGPath(boundingBox: boundingRect) }
}
