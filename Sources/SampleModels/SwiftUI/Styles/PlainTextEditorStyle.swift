/// An editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
