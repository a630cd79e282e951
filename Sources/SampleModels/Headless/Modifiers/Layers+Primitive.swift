import SwiftUI

// Modifiers that put other views beside the modified one.

extension LayerModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    let child = Child(key: .part("layer"), view: layer)
    switch place {
    case .behind: content.children.insert(child, at: 0)
    case .beside(let edge, _):
      let isFirst = edge == .top || edge == .leading
      content.children.insert(child, at: isFirst ? 0 : content.children.count)
    case .inFront: content.children.append(child)
    }
  }
}

extension ToolbarModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    let bar = ToolbarItems(content: self.content)
    content.children.append(Child(key: .part("toolbar"), view: bar))
  }
}

extension ContextMenuModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    content.children.append(Child(key: .part("contextMenu"), view: items))
  }
}

extension SwipeActionsModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    content.children.append(Child(key: .part("swipeActions"), view: self.content))
  }
}

extension TabItemModifier: PrimitiveModifier {}
extension TagModifier: PrimitiveModifier {}

extension IdentityModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    content.children = content.children.map { Child(key: .id(id), view: $0.view) }
  }
}
