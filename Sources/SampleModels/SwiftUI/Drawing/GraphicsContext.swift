import Foundation

/// A place to draw into: what is drawn is recorded.
@dynamicMemberLookup
public struct GraphicsContext {
  /// The opacity of what is drawn.
  public var opacity: Double = 1
  /// How what is drawn is mixed with what is there.
  public var blendMode: BlendMode = .normal
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The change of coordinates.
  public var transform: CGAffineTransform = .identity

  /// What was drawn.
  package let record = GraphicsRecord()

  package init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }

  /// What a figure is filled with.
  public struct Shading: Sendable {
    /// The style.
    package let style: any ShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      let isUpright = abs(endPoint.y - startPoint.y) > abs(endPoint.x - startPoint.x)
      let (start, end): (UnitPoint, UnitPoint) =
        isUpright ? (.top, .bottom) : (.leading, .trailing)
      return Shading(style: LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }

    /// A gradient from a centre outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading(
        style: RadialGradient(
          gradient: gradient,
          center: .center,
          startRadius: startRadius,
          endRadius: endRadius
        )
      )
    }

    /// The foreground style.
    public static var foreground: Shading { Shading(style: ForegroundStyle()) }
  }

  /// A change of everything that is drawn afterwards.
  public struct Filter: Sendable {
    package let name: String

    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter(name: "blur(\(radius))") }

    /// A shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter(name: "shadow(\(radius))") }

    /// Another opacity.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter
    {
      Filter(name: "alphaThreshold(\(min))")
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage: Sendable {
    /// The size.
    public let size: CGSize
    /// What the image is filled with.
    public var shading: Shading?
    /// The image.
    package var image: Image?
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText: Sendable {
    /// What the text is filled with.
    public var shading: Shading = .foreground
    /// The text.
    package var text: Text?

    /// The size of the text in a given one.
    public func measure(in size: CGSize) -> CGSize { size }
  }
}
