/// What was drawn into a context, step by step.
package final class GraphicsRecord {
  /// What is drawn in a step.
  package enum Content {
    /// An area.
    case fill(Path, GraphicsContext.Shading, FillStyle)
    /// A line.
    case stroke(Path, GraphicsContext.Shading, StrokeStyle)
    /// A text with a point of it in a place.
    case text(Text, CGPoint, UnitPoint)
    /// A text in a rectangle.
    case paragraph(Text, CGRect)
    /// An image with a point of it in a place.
    case image(Image, CGPoint, UnitPoint)
    /// An image in a rectangle.
    case picture(Image, CGRect)
  }

  /// One step.
  package struct Step {
    /// What is drawn.
    package let content: Content
    /// The coordinates.
    package let transform: CGAffineTransform
    /// How opaque it is.
    package let opacity: Double
  }

  /// The steps.
  package private(set) var steps: [Step] = []

  package init() {}

  func add(_ content: Content, in context: GraphicsContext) {
    let step = Step(content: content, transform: context.transform, opacity: context.opacity)
    steps.append(step)
  }
}
