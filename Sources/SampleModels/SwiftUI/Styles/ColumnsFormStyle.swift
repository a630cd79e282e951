/// Labels and controls in two columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
