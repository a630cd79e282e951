/// A gradient between the colours of a grid of points.
public struct MeshGradient: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  package let width: Int
  package let height: Int
  package let points: [SIMD2<Float>]
  package let colors: [Color]

  /// Makes a gradient of points and their colours, row by row.
  public nonisolated init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
  }
}

extension MeshGradient: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
