/// A field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a square border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
