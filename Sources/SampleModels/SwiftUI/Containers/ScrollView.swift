/// A view whose content can be scrolled.
public struct ScrollView<Content> where Content: View {
  /// The content.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether it shows how far it is scrolled.
  public var showsIndicators: Bool

  /// Makes content scroll along axes.
  @_disfavoredOverload
  @available(*, deprecated, message: "use init(_:content:) with scrollIndicators(_:axes:)")
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes content scroll along axes.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    showsIndicators = true
    self.content = content()
  }
}

extension ScrollView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
