import SwiftUI

// Views that arrange those inside.

/// A view that arranges those inside by a layout.
@MainActor protocol LaidOutContainer: LaidOutPlace {
  /// The layout.
  var ownLayout: any Layout { get }
}

extension LaidOutContainer {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let layout = ownLayout
    return [LayoutBox(layout, builder.inside(node, along: layout.stackAxis))]
  }
}

extension VStack: LaidOutContainer {
  var ownLayout: any Layout { VStackLayout(alignment: alignment, spacing: spacing) }
}

extension HStack: LaidOutContainer {
  var ownLayout: any Layout { HStackLayout(alignment: alignment, spacing: spacing) }
}

extension ZStack: LaidOutContainer {
  var ownLayout: any Layout { ZStackLayout(alignment: alignment) }
}

extension LayoutView: LaidOutContainer {
  var ownLayout: any Layout { layout }
}

extension Grid: LaidOutContainer {
  var ownLayout: any Layout {
    GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}

extension LazyVGrid: LaidOutContainer {
  var ownLayout: any Layout {
    LazyGridLayout(
      items: columns,
      axis: .horizontal,
      spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center)
    )
  }
}

extension LazyHGrid: LaidOutContainer {
  var ownLayout: any Layout {
    LazyGridLayout(
      items: rows,
      axis: .vertical,
      spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment)
    )
  }
}

extension GridRow: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let cells = builder.inside(node)
    for cell in cells {
      cell.set(GridRowKey.self, to: .init(id: ObjectIdentifier(node), alignment: alignment))
    }
    return cells
  }
}

// Lazy stacks take all the room across, whatever their views need.

extension LazyVStack: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let stack = VStackLayout(alignment: alignment, spacing: spacing)
    let inside = LayoutBox(stack, builder.inside(node, along: .vertical))
    let alignment = Alignment(horizontal: alignment, vertical: .top)
    return [LayoutBox(FillingLayout(axes: .horizontal, alignment: alignment), [inside])]
  }
}

extension LazyHStack: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let stack = HStackLayout(alignment: alignment, spacing: spacing)
    let inside = LayoutBox(stack, builder.inside(node, along: .horizontal))
    let alignment = Alignment(horizontal: .leading, vertical: alignment)
    return [LayoutBox(FillingLayout(axes: .vertical, alignment: alignment), [inside])]
  }
}

extension ScrollView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let isHorizontal = axes == .horizontal
    let content =
      isHorizontal
      ? builder.whole(node, HStackLayout()) : builder.whole(node, VStackLayout())
    let scrolling = Scrolling.of(node)
    scrolling.axes = axes
    scrolling.content = content
    let layout = FillingLayout(axes: axes, scrolling: axes, offset: scrolling.offset)
    return [LayoutBox(layout, [content])]
  }
}
