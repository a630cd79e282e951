/// The style that fits the context.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that fits the context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
