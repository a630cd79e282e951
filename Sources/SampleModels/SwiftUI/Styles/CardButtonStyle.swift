/// The style of a card that the focus lifts (tvOS).
public struct CardButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// The style of a card that the focus lifts (tvOS).
  public static var card: CardButtonStyle { CardButtonStyle() }
}
