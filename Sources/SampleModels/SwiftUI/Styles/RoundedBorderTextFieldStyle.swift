/// A field with a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a round border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
