/// The style that fits the context.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that fits the context.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
