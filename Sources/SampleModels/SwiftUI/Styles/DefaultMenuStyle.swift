/// The style that fits the context.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that fits the context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
