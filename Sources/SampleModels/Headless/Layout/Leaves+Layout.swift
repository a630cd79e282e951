import SwiftUI

// Views without others in them, each with the size that it has by itself.

extension Text: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let values = node.environment.values
    let own = attributes.last { if case .font = $0 { true } else { false } }
    var font: Font?
    if case .font(let ownFont) = own { font = ownFont }
    let (metric, text, limit) = (TextMetric(font, in: values), plainText, values.lineLimit)
    let leaf = LeafLayout {
      metric.size(text, $0, limit: limit)
    } baselines: { size in
      (metric.baseline, size.height - metric.lineHeight + metric.baseline)
    }
    return [LayoutBox(leaf)]
  }
}

extension Image: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let side = TextMetric(nil, in: node.environment.values).lineHeight
    let own = ownSize ?? CGSize(width: side, height: side)
    let isResizable = isResizable
    return [
      LayoutBox(LeafLayout { isResizable ? $0.replacingUnspecifiedDimensions(by: own) : own })
    ]
  }

  private var isResizable: Bool {
    guard case .changed(let image, let change) = source else { return false }
    return change.hasPrefix("resizable") || image.isResizable
  }

  /// The size of the picture, if anything is known of it.
  private var ownSize: CGSize? {
    switch source {
    case .drawn(let size): size
    case .changed(let image, _): image.ownSize
    case .symbol, .asset, .platform, .bitmap: nil
    }
  }
}

extension Spacer: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [LayoutBox(LeafLayout.space(minLength, along: axis))]
  }
}

extension Divider: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let length = axis == .horizontal ? Axis.vertical : .horizontal
    return [
      LayoutBox(
        LeafLayout { proposal in
          var size = CGSize(width: 1, height: 1)
          size[length] = proposal.replacingUnspecifiedDimensions()[length]
          return size
        }
      )
    ]
  }
}

extension _ShapeView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let shape = shape
    return [LayoutBox(LeafLayout { shape.sizeThatFits($0) })]
  }
}

extension ProgressView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let isKnown = fractionCompleted != nil
    let bar = LayoutBox(
      LeafLayout {
        isKnown
          ? CGSize(width: $0.replacingUnspecifiedDimensions().width, height: 4)
          : CGSize(width: 20, height: 20)
      }
    )
    let inside = builder.inside(node, along: .vertical)
    return [inside.isEmpty ? bar : LayoutBox(VStackLayout(), inside + [bar])]
  }
}

extension SwiftUI.Label: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    // The title is told before the picture, which stands before it.
    let parts = builder.inside(node, along: .horizontal)
    return [LayoutBox(HStackLayout(), parts.reversed())]
  }
}

extension TextEditor: FillingPlace {}
extension Color: FillingPlace {}
extension LinearGradient: FillingPlace {}
extension RadialGradient: FillingPlace {}
extension AngularGradient: FillingPlace {}
extension EllipticalGradient: FillingPlace {}
extension MeshGradient: FillingPlace {}
extension Canvas: FillingPlace {}

/// A view that takes all it is offered.
@MainActor private protocol FillingPlace: LaidOutPlace {}

extension FillingPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [LayoutBox(LeafLayout.filling)]
  }
}
