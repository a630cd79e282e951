import SwiftUI

extension Picker: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let values = node.environment.values
    let chosen = AnyHashable(selection.wrappedValue)
    let options = node.children.last.map { Options(in: $0).options } ?? []
    let selected = options.first { Options.isTag($0.tag, of: chosen) }
    switch values.styles[.picker] {
    case is SegmentedPickerStyle, is PalettePickerStyle:
      return [segments(node, options.map(\.place), selected?.place, &builder)]
    case is InlinePickerStyle, is RadioGroupPickerStyle:
      return builder.part(0, of: node)
        + options.map { row($0.place, isSelected: $0.place === selected?.place, node, &builder) }
    case is WheelPickerStyle: return [wheel(node, options.map(\.place), selected?.place, &builder)]
    default: break
    }
    let shown = selected.map { builder.boxes(of: $0.place, along: .horizontal) } ?? []
    let isLink = values.styles[.picker] is NavigationLinkPickerStyle
    let sign = LayoutBox.symbol(
      isLink ? "chevron.right" : "chevron.up.chevron.down",
      12,
      values.drawing.isInRow ? .tertiaryLabel : .blue,
      in: node
    )
    // Outside of rows the label of a menu is left out.
    guard values.drawing.isInRow else {
      let inside = LayoutBox(HStackLayout(spacing: 4), shown + [sign])
      return [LayoutBox.padded(EdgeInsets(12, 7), inside)]
    }
    return [builder.labelled(node, shown + [sign])]
  }

  @MainActor private func segments(
    _ node: ViewNode,
    _ options: [ViewNode],
    _ selected: ViewNode?,
    _ builder: inout BoxBuilder
  ) -> LayoutBox {
    var chosen: LayoutBox?
    let segments = options.map { option in
      let inside = builder.boxes(of: option)
      let one = inside.count == 1 ? inside[0] : LayoutBox(HStackLayout(), inside)
      let filling = LayoutBox(FillingLayout(axes: [.horizontal, .vertical]), [one])
      if option === selected { chosen = filling }
      return filling
    }
    let row = LayoutBox(HStackLayout(spacing: 0), segments)
    let box = LayoutBox(
      WrappingLayout.frame(width: nil, height: 32, alignment: .center),
      [LayoutBox(FillingLayout(axes: .horizontal), [row])]
    )
    node.draw(box) { $0.fill(Path(roundedRect: $1, cornerRadius: 8), .tertiaryFill) }
    if let chosen {
      node.draw(chosen) { painter, rect in
        let path = Path(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 7)
        painter.fill(path, painter.palette.isDark ? .gray3 : .white)
      }
    }
    return box
  }

  @MainActor private func row(
    _ option: ViewNode,
    isSelected: Bool,
    _ node: ViewNode,
    _ builder: inout BoxBuilder
  ) -> LayoutBox {
    let space = LayoutBox.space(nil, along: .horizontal)
    let mark = isSelected ? [LayoutBox.symbol("checkmark", 16, .blue, in: node)] : []
    let words = builder.boxes(of: option, along: .horizontal)
    return LayoutBox(HStackLayout(), words + [space] + mark)
  }

  /// The options one below the other, with the chosen one in the middle of a wheel.
  @MainActor private func wheel(
    _ node: ViewNode,
    _ options: [ViewNode],
    _ selected: ViewNode?,
    _ builder: inout BoxBuilder
  ) -> LayoutBox {
    let middle = options.firstIndex { $0 === selected } ?? 0
    let shown = options.indices.filter { abs($0 - middle) <= 2 }
    let rows = shown.map { index in
      let inside = builder.boxes(of: options[index])
      let layout = WrappingLayout.frame(width: nil, height: 32, alignment: .center)
      return LayoutBox(layout, [LayoutBox(HStackLayout(), inside)])
    }
    let column = LayoutBox(VStackLayout(spacing: 0), rows)
    let shift = CGFloat(middle - (shown.first ?? 0)) - CGFloat(max(0, shown.count - 1)) / 2
    let moved = LayoutBox(
      WrappingLayout.offset(CGSize(width: 0, height: -shift * 32)),
      [column]
    )
    let box = LayoutBox(
      WrappingLayout.frame(width: nil, height: 216, alignment: .center),
      [LayoutBox(FillingLayout(axes: [.horizontal, .vertical]), [moved])]
    )
    node.draw(box) { painter, rect in
      let band = CGRect(x: rect.minX + 8, y: rect.midY - 16, width: rect.width - 16, height: 32)
      painter.fill(Path(roundedRect: band, cornerRadius: 8), .tertiaryFill)
    }
    return box
  }
}
