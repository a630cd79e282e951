/// A container that has a ground.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// A stack of screens.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// A view of columns.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  /// A view of tabs.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement("widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement("window")
}

extension View {
  /// Fills the ground of the container around.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    display(style, container)
  }

  /// Puts a view on the ground of the container around.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    display(container, alignment)
  }
}
