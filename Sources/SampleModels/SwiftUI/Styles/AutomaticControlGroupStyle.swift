/// The style that fits the context.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that fits the context.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
