import Foundation

extension Color {
  /// Makes a colour of components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(.components(colorSpace, red: red, green: green, blue: blue), opacity)
  }

  /// Makes a grey of a brightness between 0 and 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.components(colorSpace, red: white, green: white, blue: white), opacity)
  }

  /// Makes a colour of hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(
      .components(.sRGB, red: component(5), green: component(3), blue: component(1)),
      opacity
    )
  }

  private init(_ source: Source, _ opacity: Double) {
    self.init(opacity == 1 ? source : .faded(Color(source), opacity))
  }

  /// Finds a colour of an asset catalog by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Finds a colour of an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(.asset(resource.name))
  }

  /// Makes a colour of a platform colour.
  public init(_ color: UIColor) {
    self.init(.platform(color))
  }

  /// Makes a colour of a platform colour.
  public init(uiColor: UIColor) {
    self.init(.platform(uiColor))
  }

  /// Makes a colour of resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// Makes a colour of a platform colour without context.
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// Makes a colour of a platform colour without context.
  public init(cgColor: CGColor) {
    self.init(
      .components(.sRGB, red: cgColor.red, green: cgColor.green, blue: cgColor.blue),
      cgColor.alpha
    )
  }
}
