/// A figure that is filled in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The figure.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is found.
  public var fillStyle: FillStyle

  /// Fills a figure in a style.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension _ShapeView: ShapeView {}
