import SwiftUI

// Views that put a label to others.

extension SwiftUI.Label: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    if node.environment.values.drawing.isTabLabel {
      let parts = builder.inside(node, along: .vertical)
      return [LayoutBox(VStackLayout(spacing: 2), parts.reversed())]
    }
    // The title is told before the picture, which stands before it.
    let parts = builder.inside(node, along: .horizontal)
    return [LayoutBox(HStackLayout(), parts.reversed())]
  }
}

extension GroupBox: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    if node.ownStyle(.groupBox) != nil { return [builder.whole(node)] }
    let inside = builder.inside(node, along: .vertical)
    let stack = LayoutBox(VStackLayout(alignment: .leading), inside)
    let box = LayoutBox.padded(
      EdgeInsets(16, 16),
      LayoutBox(
        FillingLayout(
          axes: .horizontal,
          alignment: Alignment(horizontal: .leading, vertical: .center)
        ),
        [stack]
      )
    )
    node.draw(box) { $0.fill(Path(roundedRect: $1, cornerRadius: 8), .secondaryGround) }
    return [box]
  }
}

extension LabeledContent: LaidOutPlace where Label: View, Content: View {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    if node.ownStyle(.labeledContent) != nil { return [builder.whole(node)] }
    return [builder.labelled(node, builder.part(1, of: node, along: .horizontal))]
  }
}

extension DisclosureGroup: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    if node.ownStyle(.disclosureGroup) != nil { return [builder.whole(node)] }
    let content = builder.part(1, of: node)
    let isOpen = node.children.contains { $0.key == .position(1) }
    let name = isOpen ? "chevron.down" : "chevron.right"
    let label = builder.labelled(node, [LayoutBox.symbol(name, 14, .blue, in: node)])
    // In a list each of the views is a row.
    if node.environment.values.drawing.isInRow { return [label] + content }
    return [LayoutBox(VStackLayout(alignment: .leading), [label] + content)]
  }
}

extension ContentUnavailableView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let inside = builder.inside(node, along: .vertical)
    let stack = LayoutBox(VStackLayout(spacing: 12), inside)
    return [LayoutBox(FillingLayout(axes: [.horizontal, .vertical]), [stack])]
  }
}
