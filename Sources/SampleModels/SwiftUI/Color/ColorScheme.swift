/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on light ground.
  case light
  /// Light content on dark ground.
  case dark
}

/// How much foreground and background differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// The raised contrast of an accessibility setting.
  case increased
}
