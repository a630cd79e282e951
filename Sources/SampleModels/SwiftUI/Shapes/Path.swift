/// A figure of lines and curves.
public struct Path: Equatable, Sendable {
  /// One step of a figure.
  public enum Element: Equatable, Sendable {
    /// Starts somewhere.
    case move(to: CGPoint)
    /// Draws a line.
    case line(to: CGPoint)
    /// Draws a curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes back to the start.
    case closeSubpath
  }

  package var elements: [Element] = []

  /// Makes an empty figure.
  public init() {}

  /// Makes a figure of the steps of a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes a rectangle with round corners of two radii.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rectangle with round corners of a radius.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  /// Makes an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the figure has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// The last point.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath, nil: nil
    }
  }

  /// The smallest rectangle around the points of the figure.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) { rect, point in
      rect.union(CGRect(origin: point, size: .zero))
    }
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Whether a point lies in the rectangle around the figure.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }

  /// The outline of the figure.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

extension Path.Element {
  /// The points of the step.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .closeSubpath: []
    }
  }
}

extension Path: Shape {
  /// The figure as it is, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
