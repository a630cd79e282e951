import SwiftUI

/// The part of the screen that a view takes which is shown above the others.
@MainActor struct PresentedPlace {
  /// The ways to show a view.
  enum Kind {
    /// Over the whole screen.
    case cover
    /// From a part of the height to the bottom.
    case sheet(CGFloat)
    /// In the middle, as large as it is.
    case alert
    /// At the bottom, as high as it is.
    case dialog
  }

  /// How the view is shown.
  let kind: Kind
  private let screen: CGSize

  init(_ node: ViewNode, in screen: CGSize) {
    self.screen = screen
    guard case .presentation(let presentation) = node.role else {
      kind = .cover
      return
    }
    switch presentation.kind {
    case "alert": kind = .alert
    case "confirmationDialog": kind = .dialog
    case "fullScreenCover", "navigation": kind = .cover
    default: kind = .sheet(node.detentHeight(in: screen) ?? screen.height - 56)
    }
  }

  /// How round the corners of the ground are.
  var cornerRadius: CGFloat {
    switch kind {
    case .cover: 0
    case .sheet: 12
    case .alert, .dialog: 14
    }
  }

  /// The room for a box.
  func rect(of box: LayoutBox) -> CGRect {
    switch kind {
    case .cover: return CGRect(origin: .zero, size: screen)
    case .sheet(let height):
      let height = min(max(0, height), screen.height)
      return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    case .alert:
      let width = min(270, screen.width)
      let size = box.size(for: ProposedViewSize(width: width, height: nil))
      let y = (screen.height - size.height) / 2
      return CGRect(x: (screen.width - width) / 2, y: y, width: width, height: size.height)
    case .dialog:
      let width = screen.width - 16
      let size = box.size(for: ProposedViewSize(width: width, height: nil))
      return CGRect(x: 8, y: screen.height - size.height - 8, width: width, height: size.height)
    }
  }
}

extension ViewNode {
  /// The height of the smallest detent that an author sets.
  fileprivate func detentHeight(in screen: CGSize) -> CGFloat? {
    if let modifier = displayModifier, modifier.name.hasPrefix("presentationDetents("),
      let detents = modifier.argumentList.first as? Set<PresentationDetent>
    {
      return detents.compactMap { $0.height(in: screen.height) }.min()
    }
    return children.lazy.compactMap { $0.detentHeight(in: screen) }.first
  }
}

extension BoxBuilder {
  /// The box of a view that is shown above the others, with its ground.
  mutating func presentedBox(of node: ViewNode) -> LayoutBox {
    node.layoutRound = round
    node.drawings = []
    let place = PresentedPlace(node, in: node.graph.layout.size)
    let box: LayoutBox
    switch place.kind {
    case .alert, .dialog: box = dialog(node)
    case .cover, .sheet:
      box = LayoutBox(FillingLayout(axes: [.horizontal, .vertical]), [whole(node)])
    }
    node.boxes = [box]
    let isRaised = place.cornerRadius > 0
    node.draw(box) { painter, rect in
      painter.fill(Path(rect), painter.palette.isDark && isRaised ? .secondaryGround : .ground)
    }
    return box
  }

  /// A title and a message above buttons.
  private mutating func dialog(_ node: ViewNode) -> LayoutBox {
    let words = part(0, of: node) + part(1, of: node)
    let buttons =
      part(2, of: node)
      + node.children.filter { $0.key == .part("own") }.flatMap {
        boxes(of: $0)
      }
    let head = LayoutBox.padded(EdgeInsets(16, 18), LayoutBox(VStackLayout(spacing: 4), words))
    var rows = words.isEmpty ? [] : [head]
    let layout = WrappingLayout.frame(width: nil, height: 44, alignment: .center)
    for button in buttons {
      let middle = LayoutBox(FillingLayout(axes: .horizontal), [button])
      let row = LayoutBox(layout, [middle])
      node.drawInFront(row) { painter, rect in
        let line = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.33)
        painter.fill(Path(line), .separator)
      }
      rows.append(row)
    }
    return LayoutBox(VStackLayout(spacing: 0), rows)
  }
}
