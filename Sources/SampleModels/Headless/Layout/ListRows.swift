import SwiftUI

/// The part of a list that a view is.
enum ListPart: Hashable {
  /// A row; of a section, if there is one.
  case row(ObjectIdentifier?)
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
}

/// The part of a list that a view is.
struct ListPartKey: LayoutValueKey {
  static let defaultValue = ListPart.row(nil)
}

/// The distances of a row's view from the edges of the row; `nil` for those of the list.
struct RowInsetsKey: LayoutValueKey {
  static let defaultValue: EdgeInsets? = nil
}

/// The style of a row's ground; `nil` for that of the list.
struct RowGroundKey: LayoutValueKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

/// Whether a line is drawn below a row.
struct RowSeparatorKey: LayoutValueKey {
  static let defaultValue = true
}

/// The layout of a row: as wide as the list, of a least height, with its view at the start.
struct RowLayout: Layout {
  /// The distances of the view from the edges.
  let insets: EdgeInsets
  /// The least height.
  let leastHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let inside = subviews.first?.sizeThatFits(self.inside(proposal)) ?? .zero
    let height = inside.height + insets.top + insets.bottom
    return CGSize(
      width: proposal.width ?? inside.width + insets.leading + insets.trailing,
      height: max(leastHeight, height)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let shift = (insets.top - insets.bottom) / 2
    let start = CGPoint(x: bounds.minX + insets.leading, y: bounds.midY + shift)
    for subview in subviews {
      subview.place(at: start, anchor: .leading, proposal: inside(ProposedViewSize(bounds.size)))
    }
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let width = proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
    return ProposedViewSize(width: width, height: nil)
  }
}

/// The looks of a list.
enum ListLook {
  /// Rows from edge to edge.
  case plain
  /// Groups of rows with round corners.
  case grouped

  /// The look in an environment.
  init(in values: EnvironmentValues) {
    switch values.styles[.list] {
    case is PlainListStyle, is InsetListStyle, is SidebarListStyle: self = .plain
    default: self = .grouped
    }
  }

  /// The distance of rows from the edge of the list.
  var margin: CGFloat { self == .plain ? 0 : 20 }
  /// The distance of the views from the edges of their row.
  static let insets = EdgeInsets(16, 11)
  /// The distance between groups, and before the first one.
  static let gap: CGFloat = 20

  /// The layout of a part of the list.
  func layout(of box: LayoutBox, leastHeight: CGFloat) -> RowLayout {
    switch box.layoutValue(ListPartKey.self) {
    case .row:
      RowLayout(insets: box.layoutValue(RowInsetsKey.self) ?? Self.insets, leastHeight: leastHeight)
    case .header, .footer: RowLayout(insets: EdgeInsets(16, 6), leastHeight: 0)
    }
  }
}

extension LayoutBox {
  /// A list of the rows in a place, which scrolls; in the look of its environment unless told otherwise.
  @MainActor static func rows(
    in node: ViewNode,
    as look: ListLook? = nil,
    _ builder: inout BoxBuilder
  ) -> LayoutBox {
    let values = node.environment.values
    let look = look ?? ListLook(in: values)
    let parts = builder.inside(node)
    let rows = parts.map { part in
      LayoutBox(look.layout(of: part, leastHeight: values.defaultMinListRowHeight), [part])
    }
    let kinds = parts.map { $0.layoutValue(ListPartKey.self) }
    var column: [LayoutBox] = []
    for (index, row) in rows.enumerated() {
      let isApart = index > 0 && kinds[index].begins(after: kinds[index - 1])
      if look == .grouped, index == 0 || isApart { column.append(.fixed(0, ListLook.gap)) }
      column.append(row)
    }
    let stack = LayoutBox(VStackLayout(alignment: .leading, spacing: 0), column)
    let content = LayoutBox.padded(EdgeInsets(look.margin, 0), stack)
    let scrolling = Scrolling.of(node)
    scrolling.content = content
    let axes: Axis.Set = [.horizontal, .vertical]
    let layout = FillingLayout(axes: axes, scrolling: .vertical, offset: scrolling.offset)
    let box = LayoutBox(layout, [content])
    node.draw(box) { painter, rect in
      if !values.drawing.hidesScrollGround {
        painter.fill(Path(rect), look == .plain ? .ground : .groupedGround)
      }
      painter.drawRows(zip(rows, parts).map { ($0, $1) }, look)
    }
    return box
  }
}

extension ListPart {
  /// Whether a group of rows begins with the part.
  fileprivate func begins(after other: ListPart) -> Bool {
    switch (self, other) {
    case (.header, _): true
    case (.row(let section), .row(let last)): section != last
    case (.row, .footer): true
    case (.row, .header), (.footer, _): false
    }
  }
}

extension Painter {
  /// Draws the grounds of rows and the lines between them.
  fileprivate mutating func drawRows(_ rows: [(row: LayoutBox, part: LayoutBox)], _ look: ListLook)
  {
    var group: [(row: LayoutBox, part: LayoutBox)] = []
    for (index, row) in rows.enumerated() {
      let part = row.part.layoutValue(ListPartKey.self)
      if case .row = part { group.append(row) }
      let next = index + 1 < rows.count ? rows[index + 1].part.layoutValue(ListPartKey.self) : nil
      if next == nil || next == .footer || next?.begins(after: part) == true {
        drawGroup(group, look)
        group = []
      }
    }
  }

  private mutating func drawGroup(
    _ group: [(row: LayoutBox, part: LayoutBox)],
    _ look: ListLook
  ) {
    let frames = group.compactMap(\.row.placement)
    guard let first = frames.first, frames.count == group.count else { return }
    let whole = frames.reduce(first) { $0.union($1) }
    let path = Path(roundedRect: whole, cornerRadius: look == .plain ? 0 : 10)
    if look == .grouped, group.contains(where: { $0.part.layoutValue(RowGroundKey.self) == nil }) {
      fill(path, .row)
    }
    for (index, (row, frame)) in zip(group, frames).enumerated() {
      if let style = row.part.layoutValue(RowGroundKey.self) {
        draw(Rectangle(), style, in: frame)
      }
      guard index + 1 < group.count || look == .plain,
        row.part.layoutValue(RowSeparatorKey.self)
      else { continue }
      let start = frame.minX + ListLook.insets.leading
      let line = CGRect(x: start, y: frame.maxY - 0.33, width: frame.maxX - start, height: 0.33)
      fill(Path(line), .separator)
    }
  }
}
