import SwiftUI

extension BoxBuilder {
  /// The box of a view that nothing is known of but its name.
  ///
  /// It takes all it is offered, as most views of other frameworks do; one that an author does not show
  /// has the height of a row.
  mutating func unknownBox(of node: ViewNode) -> LayoutBox {
    let box = node.isStandIn ? LayoutBox.wide(44) : LayoutBox(LeafLayout.filling)
    // What its type is made of says nothing to a reader.
    let name = "\(type(of: node.view))".prefix { $0 != "<" }
    node.draw(box) { $0.drawUnknown(String(name), in: $1) }
    return box
  }
}

extension ViewNode {
  /// Whether the view stands for one that an author does not show.
  fileprivate var isStandIn: Bool {
    !ScreenLayout.standIns.isEmpty && ScreenLayout.standIns.contains("\(type(of: view))")
  }

  /// Whether the mounted view does not know what the view is made of.
  var isUnknown: Bool {
    (children.isEmpty && role == nil && !(view is any PrimitiveView)) || isStandIn
  }
}
