extension GraphicsContext {
  /// Fills a figure.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record.add(.fill(path, shading, style), in: self)
  }

  /// Draws the outline of a figure.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of a figure.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record.add(.stroke(path, shading, style), in: self)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    record.add(.picture(image, rect), in: self)
  }

  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    record.add(.image(image, point, anchor), in: self)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if let image = image.image { draw(image, in: rect, style: style) }
  }

  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    if let image = image.image { draw(image, at: point, anchor: anchor) }
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    if let text = text.text { draw(text, in: rect) }
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    record.add(.paragraph(text, rect), in: self)
  }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    record.add(.text(text, point, anchor), in: self)
  }

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    if let text = text.text { draw(text, at: point, anchor: anchor) }
  }

  /// Makes what figures are filled with ready.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Makes an image ready.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(size: .zero, image: image)
  }

  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// Changes everything that is drawn afterwards.
  public mutating func addFilter(_ filter: Filter) {}

  /// Cuts everything that is drawn afterwards.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Draws into a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Moves everything that is drawn afterwards.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns everything that is drawn afterwards.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Scales everything that is drawn afterwards.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
}
