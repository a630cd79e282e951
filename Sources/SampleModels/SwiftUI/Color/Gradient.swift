/// Colours and the places where they are.
public struct Gradient: ShapeStyle, Hashable {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Puts a colour in a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// The components of the device.
    public static let device = ColorSpace(name: "device")
    /// Steps that look even.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Makes a gradient of colours in places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of evenly spread colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient, mixed in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self)
  }
}
