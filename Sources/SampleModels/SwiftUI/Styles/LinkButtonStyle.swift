/// A style that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
