/// The style that fits the context.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that fits the context.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
