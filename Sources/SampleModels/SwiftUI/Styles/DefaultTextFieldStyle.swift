/// The style that fits the context.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that fits the context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
