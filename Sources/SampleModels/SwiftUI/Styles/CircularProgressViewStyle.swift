/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
