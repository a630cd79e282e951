/// A row of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
