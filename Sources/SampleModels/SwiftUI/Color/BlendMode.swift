/// How a view is mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// No mixing.
  case normal
  /// Darkens by multiplying.
  case multiply
  /// Lightens by multiplying the inverses.
  case screen
  /// Multiplies or screens by the ground.
  case overlay
  /// Keeps the darker.
  case darken
  /// Keeps the lighter.
  case lighten
  /// Brightens the ground.
  case colorDodge
  /// Darkens the ground.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Darkens or lightens hard.
  case hardLight
  /// Subtracts the darker from the lighter.
  case difference
  /// Like difference with less contrast.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The hue and saturation of the view.
  case color
  /// The brightness of the view.
  case luminosity
  /// The view where the ground is.
  case sourceAtop
  /// The view behind the ground.
  case destinationOver
  /// The ground where the view is not.
  case destinationOut
  /// Adds dark parts.
  case plusDarker
  /// Adds light parts.
  case plusLighter
}
