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

// Views that take the whole screen.

extension NavigationStack: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [.filling(builder.whole(node, ZStackLayout()))]
  }
}

@available(*, deprecated)
extension NavigationView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [.filling(builder.whole(node, ZStackLayout()))]
  }
}

extension NavigationSplitView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [.filling(builder.whole(node, HStackLayout(spacing: 0)))]
  }
}

extension TabView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    var (labels, screens): ([LayoutBox], [LayoutBox]) = ([], [])
    for (index, child) in node.children.enumerated() where child.isLaidOut {
      // The label of each tab stands before what the tab shows.
      if index.isMultiple(of: 2) {
        labels += builder.boxes(of: child)
      } else {
        screens += builder.boxes(of: child)
      }
    }
    let bar = LayoutBox(
      WrappingLayout.frame(width: nil, height: 49, alignment: .center),
      [LayoutBox(HStackLayout(), labels)]
    )
    let screen = LayoutBox.filling(LayoutBox(ZStackLayout(), screens))
    return [LayoutBox(VStackLayout(spacing: 0), [screen, bar])]
  }
}

extension List: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [.rows(in: node, &builder)]
  }
}

extension Form: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [.rows(in: node, &builder)]
  }
}

extension LayoutBox {
  /// A box that takes all the room that it is offered.
  fileprivate static func filling(_ inside: LayoutBox) -> LayoutBox {
    LayoutBox(FillingLayout(axes: [.horizontal, .vertical]), [inside])
  }

  /// A list of the rows in a place, which scrolls.
  @MainActor fileprivate static func rows(
    in node: ViewNode,
    _ builder: inout BoxBuilder
  ) -> LayoutBox {
    let content = LayoutBox(RowsLayout(), builder.inside(node))
    let scrolling = Scrolling.of(node)
    scrolling.content = content
    let axes: Axis.Set = [.horizontal, .vertical]
    let layout = FillingLayout(axes: axes, scrolling: .vertical, offset: scrolling.offset)
    return LayoutBox(layout, [content])
  }
}
