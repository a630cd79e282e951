/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = GaugeStyleConfiguration
}

extension View {
  /// Sets how gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
