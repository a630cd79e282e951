/// The style that fits the context.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that fits the context.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
