import SwiftUI

extension BoxBuilder {
  /// A label at the start and what is used at the end, as far apart as there is room.
  ///
  /// - Parameter label: the place of the label among the children.
  mutating func labelled(
    _ node: ViewNode,
    _ used: [LayoutBox],
    labelAt label: Int = 0
  ) -> LayoutBox {
    guard !node.environment.values.drawing.hidesLabels else {
      return used.count == 1 ? used[0] : LayoutBox(HStackLayout(), used)
    }
    let words = part(label, of: node, along: .horizontal)
    let space = LayoutBox.space(nil, along: .horizontal)
    return LayoutBox(HStackLayout(), words + [space] + used)
  }

  /// The boxes of a view's part.
  mutating func part(_ index: Int, of node: ViewNode, along axis: Axis? = nil) -> [LayoutBox] {
    guard let child = node.children.first(where: { $0.key == .position(index) }),
      child.isLaidOut
    else { return [] }
    return boxes(of: child, along: axis)
  }
}

extension LayoutBox {
  /// A box of a size.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> LayoutBox {
    LayoutBox(LeafLayout { _ in CGSize(width: width, height: height) })
  }

  /// A box of a height that is as wide as it may be.
  static func wide(_ height: CGFloat) -> LayoutBox {
    LayoutBox(
      LeafLayout {
        CGSize(width: $0.replacingUnspecifiedDimensions().width, height: height)
      }
    )
  }

  /// A box around another one.
  static func padded(_ insets: EdgeInsets, _ inside: LayoutBox) -> LayoutBox {
    LayoutBox(WrappingLayout.padding(insets), [inside])
  }

  /// A line of text.
  @MainActor static func text(
    _ words: String,
    _ font: Font,
    _ color: Palette.KnownColor,
    in node: ViewNode
  ) -> LayoutBox {
    var values = node.environment.values
    values.textTraits = TextTraits()
    values.lineLimit = 1
    let text = TypesetText(Text(verbatim: words).font(font).runs(in: values), in: values)
    let box = LayoutBox(LeafLayout(text))
    node.drawInFront(box) { $0.write(text, in: $1, .leading, Paint($0.palette.known(color))) }
    return box
  }

  /// A symbol of a size.
  @MainActor static func symbol(
    _ name: String,
    _ side: CGFloat,
    _ color: Palette.KnownColor,
    in node: ViewNode
  ) -> LayoutBox {
    let box = LayoutBox.fixed(side, side)
    node.drawInFront(box) { $0.drawSymbol(name, Paint($0.palette.known(color)), in: $1) }
    return box
  }
}

extension EdgeInsets {
  /// The same distance at both ends of each axis.
  init(_ horizontal: CGFloat, _ vertical: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
