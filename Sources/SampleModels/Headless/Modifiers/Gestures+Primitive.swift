import SwiftUI

// Modifiers that listen to the user; acting on an element finds them.

extension TapModifier: PrimitiveModifier {}
extension LongPressModifier: PrimitiveModifier {}
extension GestureModifier: PrimitiveModifier {}
extension ActionModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    guard case .refresh(let action) = event else { return }
    content.environment = node.frame { $0.refresh = RefreshAction(action) }
  }
}
