import SwiftUI

// Views that take the whole screen.

extension NavigationStack: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [builder.stack(node)]
  }
}

@available(*, deprecated)
extension NavigationView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [builder.stack(node)]
  }
}

extension BoxBuilder {
  /// The screen on top of a stack, with its bars.
  fileprivate mutating func stack(_ node: ViewNode) -> LayoutBox {
    // Views that are in no stack of their own stand one below the other, as in a window.
    let content = whole(node, VStackLayout())
    guard let top = node.children.last(where: \.isLaidOut) else { return content }
    return screen(top, in: node, content)
  }
}

extension NavigationSplitView: LaidOutPlace {
  /// The width from which on columns stand side by side.
  private static var leastWidth: CGFloat { 600 }

  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    guard node.graph.layout.size.width >= Self.leastWidth else {
      // On a phone there is one column at a time.
      return builder.part(0, of: node)
    }
    return [LayoutBox(HStackLayout(spacing: 0), builder.inside(node))]
  }
}

extension Column: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let content = builder.whole(node, VStackLayout())
    return content.isEmpty ? [] : [builder.screen(node, in: node, content)]
  }
}

extension TabView: LaidOutPlace where Content: View {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    var (labels, screens): ([LayoutBox], [LayoutBox]) = ([], [])
    let isPaged = node.environment.values.styles[.tabView] is PageTabViewStyle
    for (index, child) in node.children.enumerated() where child.isLaidOut {
      // The label of each tab stands before what the tab shows.
      if index.isMultiple(of: 2) {
        if !isPaged {
          labels += [LayoutBox(FillingLayout(axes: .horizontal), builder.boxes(of: child))]
        }
      } else {
        screens += builder.boxes(of: child)
      }
    }
    let axes: Axis.Set = [.horizontal, .vertical]
    let screen = LayoutBox(FillingLayout(axes: axes), [LayoutBox(ZStackLayout(), screens)])
    if isPaged {
      let count = node.children.count / 2
      let shown = node.children.indices.first {
        !$0.isMultiple(of: 2) && node.children[$0].isLaidOut
      }
      node.drawInFront(screen) { $0.drawDots(count, shown.map { $0 / 2 } ?? 0, in: $1) }
      return [screen]
    }
    let bar = LayoutBox(
      WrappingLayout.frame(width: nil, height: 49, alignment: .center),
      [LayoutBox(HStackLayout(spacing: 0), labels)]
    )
    node.draw(bar) { painter, rect in
      painter.fill(Path(rect), .bar)
      painter.fill(
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.33)),
        .separator
      )
    }
    return [LayoutBox(VStackLayout(spacing: 0), [screen, bar])]
  }
}

extension Painter {
  /// The dots that tell which of several pages is shown.
  fileprivate mutating func drawDots(_ count: Int, _ shown: Int, in rect: CGRect) {
    guard count > 1 else { return }
    let start = rect.midX - CGFloat(count - 1) * 8
    for index in 0..<min(count, 20) {
      let dot = CGRect(x: start + CGFloat(index) * 16 - 3.5, y: rect.maxY - 30, width: 7, height: 7)
      fill(Path(ellipseIn: dot), index == shown ? .label : .quaternaryLabel)
    }
  }
}

extension List: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [.rows(in: node, &builder)]
  }
}

extension Form: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    if node.ownStyle(.form) != nil { return [builder.whole(node)] }
    return [.rows(in: node, &builder)]
  }
}

extension Table: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [.rows(in: node, as: .plain, &builder)]
  }
}

extension TableCells: LaidOutPlace {
  /// On a phone there is room for the first column only.
  private static var leastWidth: CGFloat { 600 }

  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let isNarrow = node.graph.layout.size.width < Self.leastWidth
    let shown = isNarrow ? Array(node.children.prefix(1)) : node.children
    let start = Alignment(horizontal: .leading, vertical: .center)
    let cells = shown.map { cell in
      LayoutBox(FillingLayout(axes: .horizontal, alignment: start), builder.boxes(of: cell))
    }
    return [LayoutBox(HStackLayout(), cells)]
  }
}

extension Section: LaidOutPlace where Parent: View, Content: View, Footer: View {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let parts = [ListPart.header, .row(ObjectIdentifier(node)), .footer]
    return parts.enumerated().flatMap { index, part in
      let boxes = builder.part(index, of: node, along: axis)
      for box in boxes { box.set(ListPartKey.self, to: part) }
      return boxes
    }
  }
}
