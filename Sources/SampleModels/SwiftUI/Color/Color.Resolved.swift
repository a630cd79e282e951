import Foundation

extension Color {
  /// The components of a colour in an environment.
  public struct Resolved: Hashable, Sendable {
    /// How much red there is, in proportion to the light.
    public var linearRed: Float
    /// How much green there is, in proportion to the light.
    public var linearGreen: Float
    /// How much blue there is, in proportion to the light.
    public var linearBlue: Float
    /// The opacity.
    public var opacity: Float

    /// Makes a colour of components between 0 and 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        linearRed = Self.linear(red)
        linearGreen = Self.linear(green)
        linearBlue = Self.linear(blue)
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        linearRed = 1.2249 * red - 0.2249 * green
        linearGreen = -0.0420 * red + 1.0420 * green
        linearBlue = -0.0197 * red - 0.0786 * green + 1.0983 * blue
      }
    }

    /// How much red there is, as the screen's standard space has it.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// How much green there is, as the screen's standard space has it.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// How much blue there is, as the screen's standard space has it.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour without context.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(opacity)
      )
    }

    private static func linear(_ value: Float) -> Float {
      let size = abs(value)
      let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -light : light
    }

    private static func encoded(_ light: Float) -> Float {
      let size = abs(light)
      let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return light < 0 ? -value : value
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal.
  public var description: String {
    // Half a step more rounds what is cut off.
    let parts = [red, green, blue, opacity].map { Double($0) + 0.5 / 255 }
    return Color.hexadecimal(parts[0], parts[1], parts[2], parts[3])
  }
}

extension Color.Resolved: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never
}

extension Color.Resolved: Codable {
  /// Reads the components in the order in which they are written.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    linearRed = try container.decode(Float.self)
    linearGreen = try container.decode(Float.self)
    linearBlue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }

  /// Writes the components one after the other.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(value) }
  }
}

extension Color.Resolved: Animatable {
  /// The type of the numbers that change.
  public typealias AnimatableData =
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// The numbers that change.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
