import SwiftUI

extension DialogModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    guard isPresented.wrappedValue else { return }
    let dialog = DialogContent(
      kind: kind,
      title: title,
      message: AnyView(message()),
      actions: actions(),
      dismiss: { isPresented.wrappedValue = false }
    )
    content.children.append(Child(key: .part("dialog"), view: dialog))
  }
}
