/// Rows among the others.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows among the others.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
