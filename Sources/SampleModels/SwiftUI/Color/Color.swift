/// A colour that is resolved when it is drawn.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The spaces that components can be given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space.
    case sRGB
    /// The standard space with linear components.
    case sRGBLinear
    /// The wide space of newer screens.
    case displayP3
  }

  /// Where a colour comes from.
  package indirect enum Source: Hashable, Sendable {
    /// One of the system's colours.
    case system(String)
    /// A colour of an asset catalog.
    case asset(String)
    /// Components between 0 and 1.
    case components(RGBColorSpace, red: Double, green: Double, blue: Double)
    /// A platform colour.
    case platform(UIColor)
    /// Another colour, less opaque.
    case faded(Color, Double)
    /// Two colours, mixed.
    case mixed(Color, Color, Double)
  }

  package let source: Source

  package init(_ source: Source) {
    self.source = source
  }

  /// The name of the colour, or its components in hexadecimal.
  public var description: String {
    switch source {
    case .system(let name): name
    case .asset(let name): "NamedColor(name: \"\(name)\")"
    case .components(_, let red, let green, let blue): Color.hexadecimal(red, green, blue, 1)
    case .platform(let color): "\(color)"
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let first, let second, let fraction): "mix(\(first), \(second), \(fraction))"
    }
  }

  static func hexadecimal(_ components: Double...) -> String {
    let digits = components.map { component in
      let byte = UInt8(min(max(component, 0), 1) * 255)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Color: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Color: ShapeStyle {
  /// The components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let space: RGBColorSpace =
      if case .components(let space, _, _, _) = source { space } else { .sRGB }
    let components = components(isDark: environment.colorScheme == .dark)
    return Resolved(
      colorSpace: space,
      red: Float(components.red),
      green: Float(components.green),
      blue: Float(components.blue),
      opacity: Float(components.alpha)
    )
  }
}
