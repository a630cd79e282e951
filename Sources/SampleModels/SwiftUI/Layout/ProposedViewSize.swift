/// A size that a container proposes to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, or `nil` for the ideal one.
  public var width: CGFloat?
  /// The height, or `nil` for the ideal one.
  public var height: CGFloat?

  /// Proposes a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Proposes nothing at all.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Proposes the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Proposes as much as wanted.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with a fixed one in the place of what is not proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The length that is proposed along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal with another length along an axis.
  package func proposing(_ length: CGFloat?, along axis: Axis) -> ProposedViewSize {
    var proposal = self
    proposal[axis] = length
    return proposal
  }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGRect {
  /// Where the rectangle begins along an axis.
  package func start(along axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}
