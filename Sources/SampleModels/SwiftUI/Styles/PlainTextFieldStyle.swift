/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
