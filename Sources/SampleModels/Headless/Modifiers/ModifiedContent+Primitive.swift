import SwiftUI

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func content(in node: ViewNode) -> NodeContent {
    guard let primitive = modifier as? any PrimitiveModifier else {
      return Modifier.Body.self == Never.self ? .holding(content) : applied(in: node)
    }
    var result = NodeContent.holding(content)
    primitive.apply(to: &result, in: node)
    return result
  }

  /// The body that the author's modifier makes; the view itself is wherever the body has it.
  @MainActor private func applied(in node: ViewNode) -> NodeContent {
    let placeholders = node.storage.value("content") { Placeholders() }
    node.graph.afterUpdate(.placing) { placeholders.refresh() }
    return .holding(ModifierBody(modifier: modifier))
  }
}

extension ModifiedContent: ModifierHolder where Content: View, Modifier: ViewModifier {
  var heldModifier: Any { modifier }
  var heldContent: any View { content }
}

extension ModifiedContent: EffectfulView where Content: View, Modifier: ViewModifier {
  func makeEffect(in node: ViewNode) -> (any Effect)? {
    (modifier as? any EffectfulModifier)?.makeEffect(in: node)
  }
}
