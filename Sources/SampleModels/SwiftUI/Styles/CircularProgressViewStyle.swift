/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  package let tint: Color?

  /// Creates the style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style in a colour.
  @available(*, deprecated, message: "use progressViewStyle(.circular) with tint(_:)")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
