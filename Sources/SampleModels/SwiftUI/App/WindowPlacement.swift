/// The place of a window.
public struct WindowPlacement: Sendable {
  package let position: CGPoint?
  package let size: CGSize?

  /// A place and a size.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    self.position = position
    self.size = size
  }

  /// A part of the screen as the place.
  public init(_ position: UnitPoint, size: CGSize? = nil) {
    self.position = CGPoint(x: position.x, y: position.y)
    self.size = size
  }

  /// A size.
  public init(size: CGSize? = nil) {
    position = nil
    self.size = size
  }

  /// A width and a height.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    position = CGPoint(x: x ?? 0, y: y ?? 0)
    size = CGSize(width: width ?? 0, height: height ?? 0)
  }
}

/// The content of a window whose place is asked for.
public struct WindowLayoutRoot: Sendable {
  /// The size that the content wants of a proposed one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What is known of a window whose place is asked for.
public struct WindowPlacementContext: Sendable {
  /// The screen of a window.
  public struct Display: Sendable {
    /// The whole screen.
    public let bounds: CGRect
    /// The part without bars.
    public let visibleRect: CGRect
  }

  /// The screen.
  public let defaultDisplay: Display
}
