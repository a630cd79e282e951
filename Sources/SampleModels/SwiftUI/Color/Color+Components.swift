extension Color {
  /// The components in light or dark appearance.
  ///
  /// - Parameter accent: What the accent colour is; only evaluated for that one.
  package func components(
    isDark: Bool,
    accent: @autoclosure () -> ColorComponents? = nil
  ) -> ColorComponents {
    switch source {
    case .system("accentColor"):
      return accent() ?? SystemColors.color("accentColor", isDark: isDark) ?? .fallback
    case .system(let name): return SystemColors.color(name, isDark: isDark) ?? .fallback
    case .asset: return .fallback
    case .components(_, let red, let green, let blue):
      return ColorComponents(red: red, green: green, blue: blue, alpha: 1)
    case .platform(let color): return Self.components(of: color, isDark: isDark)
    case .faded(let base, let opacity):
      var components = base.components(isDark: isDark, accent: accent())
      components.alpha *= opacity
      return components
    case .mixed(let first, let second, let fraction):
      let first = first.components(isDark: isDark, accent: accent())
      let second = second.components(isDark: isDark, accent: accent())
      func mix(_ part: KeyPath<ColorComponents, Double>) -> Double {
        first[keyPath: part] * (1 - fraction) + second[keyPath: part] * fraction
      }
      return ColorComponents(
        red: mix(\.red),
        green: mix(\.green),
        blue: mix(\.blue),
        alpha: mix(\.alpha)
      )
    }
  }

  /// The components of a platform colour, whose description has its name or its components, each
  /// with another opacity at the end if it was changed.
  private static func components(of color: UIColor, isDark: Bool) -> ColorComponents {
    let parts = color.description.split(separator: " ")
    let numbers = parts.compactMap { Double($0) }
    var components = ColorComponents.fallback
    switch parts.first {
    case "hsb" where numbers.count >= 4:
      let color = Color(hue: numbers[0], saturation: numbers[1], brightness: numbers[2])
      components = color.components(isDark: isDark)
    case let name? where Double(name) == nil:
      components = SystemColors.color(String(name), isDark: isDark) ?? components
    default:
      if numbers.count >= 4 {
        components = .init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: 1)
      }
    }
    let hasOpacity = numbers.count >= 4 || (numbers.count == 1 && parts.count == 2)
    if hasOpacity, let last = numbers.last { components.alpha = last }
    return components
  }
}
