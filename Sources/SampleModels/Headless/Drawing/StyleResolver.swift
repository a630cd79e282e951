import SwiftUI

/// Finds the paint of styles in an environment.
@MainActor struct StyleResolver {
  /// The environment.
  let values: EnvironmentValues

  /// The colours of the system.
  var palette: Palette { Palette(isDark: values.colorScheme == .dark) }

  /// The opacity of each rank of a style but the first.
  private static let levels = [1, 0.6, 0.3, 0.18, 0.1]

  /// The paint of a style in a rectangle; nothing for one that is not known.
  func paint(_ style: any ShapeStyle, in rect: CGRect) -> Paint? {
    switch style {
    case let style as AnyShapeStyle: return paint(style.base, in: rect)
    case let color as Color: return Paint(rgba(color))
    case let color as Color.Resolved: return Paint(rgba(Color(color)))
    case is ForegroundStyle: return foreground(in: rect)
    case let style as HierarchicalShapeStyle:
      return paint(values.drawing.foreground.level(style.level), in: rect)
    case let style as any RankedStyle:
      return paint(style.rankedBase, in: rect)?.faded(Self.levels[min(style.rank, 4)])
    case let style as any ChangedStyle:
      return paint(style.changedBase, in: rect)?.faded(style.leftOpacity)
    case is TintShapeStyle: return tint(in: rect)
    case let material as Material: return Paint(rgba(material))
    default:
      if let gradient = style as? any GradientStyle { return gradient.paint(in: rect, self) }
      if let name = Self.named(style) { return Paint(palette.known(name)) }
      return resolved(style, in: rect)
    }
  }

  /// The paint of what has no style of its own.
  func foreground(in rect: CGRect) -> Paint? { paint(values.drawing.foreground, in: rect) }

  /// The paint of what can be used.
  func tint(in rect: CGRect) -> Paint? {
    if let tint = values.drawing.tint, !(tint is TintShapeStyle) { return paint(tint, in: rect) }
    return Paint(palette.known(.blue))
  }

  private func paint(_ foreground: Foreground, in rect: CGRect) -> Paint? {
    switch foreground {
    case .standard: Paint(palette.known(.label))
    case .styles(let styles): styles.first.flatMap { paint($0, in: rect) }
    case .level(.standard, let level):
      Paint(
        palette.known([.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][min(level, 3)])
      )
    case .level(let base, let level): paint(base, in: rect)?.faded(Self.levels[min(level, 4)])
    }
  }

  /// The paint of a style that an author has written.
  private func resolved<S: ShapeStyle>(_ style: S, in rect: CGRect) -> Paint? {
    S.Resolved.self == Never.self ? nil : paint(style.resolve(in: values), in: rect)
  }

  private func rgba(_ material: Material) -> Paint.RGBA {
    var color = palette.known(.bar)
    color.alpha = material == .ultraThin ? 0.6 : material == .thin ? 0.7 : 0.85
    return color
  }

  private static func named(_ style: any ShapeStyle) -> Palette.KnownColor? {
    switch style {
    case is BackgroundStyle, is WindowBackgroundShapeStyle: .ground
    case is FillShapeStyle, is SelectionShapeStyle: .fill
    case is SeparatorShapeStyle: .separator
    case is LinkShapeStyle: .blue
    case is PlaceholderTextShapeStyle: .placeholderText
    default: nil
    }
  }
}

// MARK: - Colours

extension StyleResolver {
  /// The components of a colour.
  func rgba(_ color: Color) -> Paint.RGBA {
    color.components(isDark: palette.isDark, accent: tint(in: .zero)?.stops.first?.color)
  }
}
