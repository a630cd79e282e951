/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
