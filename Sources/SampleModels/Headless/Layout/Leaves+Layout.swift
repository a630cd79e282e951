import SwiftUI

// Views without others in them, each with the size that it has by itself.

extension Text: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let values = node.environment.values
    let text = TypesetText(runs(in: values), in: values)
    let box = LayoutBox(LeafLayout(text))
    let alignment = values.multilineTextAlignment
    node.draw(box) { $0.write(text, in: $1, alignment) }
    return [box]
  }
}

extension LeafLayout {
  /// Text as high and wide as its lines.
  init(_ text: TypesetText) {
    self.init {
      text.size($0)
    } baselines: { size in
      (text.baseline, size.height - text.lineHeight + text.baseline)
    }
  }
}

extension Image: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let values = node.environment.values
    let line = ResolvedFont(nil, in: values).lineHeight
    let side = (line * (Self.scales[values.imageScale] ?? 1)).inPixels
    let own = ownSize ?? CGSize(width: side, height: side)
    let isResizable = isResizable
    let box = LayoutBox(
      LeafLayout { isResizable ? $0.replacingUnspecifiedDimensions(by: own) : own }
    )
    node.draw(box) { $0.draw(self, in: $1) }
    return [box]
  }

  private static let scales: [Scale: CGFloat] = [.small: 0.8, .medium: 1, .large: 1.25]

  private var isResizable: Bool {
    guard case .changed(let image, let change) = source else { return false }
    return change.hasPrefix("resizable") || image.isResizable
  }

  /// The size of the picture, if anything is known of it.
  private var ownSize: CGSize? {
    switch source {
    case .drawn(let size): size
    case .changed(let image, _): image.ownSize
    case .asset: CGSize(width: 100, height: 100)
    case .symbol, .platform, .bitmap: nil
    }
  }
}

extension Spacer: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [.space(minLength, along: axis)]
  }
}

extension Divider: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let length = axis == .horizontal ? Axis.vertical : .horizontal
    let box = LayoutBox(
      LeafLayout { proposal in
        var size = CGSize(width: 1, height: 1)
        size[length] = proposal.replacingUnspecifiedDimensions()[length]
        return size
      }
    )
    node.draw(box) { painter, rect in
      let line =
        length == .horizontal
        ? rect.insetBy(dx: 0, dy: 0.33) : rect.insetBy(dx: 0.33, dy: 0)
      painter.fill(Path(line), .separator)
    }
    return [box]
  }
}

extension _ShapeView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let shape = shape
    let box = LayoutBox(LeafLayout { shape.sizeThatFits($0) })
    node.draw(box) { [style, fillStyle] in
      $0.draw(shape, style, in: $1, isEvenOdd: fillStyle.isEOFilled)
    }
    return [box]
  }
}

extension Color: FillingPlace {}
extension LinearGradient: FillingPlace {}
extension RadialGradient: FillingPlace {}
extension AngularGradient: FillingPlace {}
extension EllipticalGradient: FillingPlace {}
extension MeshGradient: FillingPlace {}

/// A style that is a view, which takes all it is offered.
@MainActor private protocol FillingPlace: LaidOutPlace, ShapeStyle {}

extension FillingPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let box = LayoutBox(LeafLayout.filling)
    node.draw(box) { $0.draw(Rectangle(), self, in: $1) }
    return [box]
  }
}

extension Canvas: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let box = LayoutBox(LeafLayout.filling)
    node.draw(box) { painter, rect in
      var context = GraphicsContext(environment: painter.resolver.values)
      renderer(&context, rect.size)
      painter.draw(context.record, in: rect)
    }
    return [box]
  }
}
