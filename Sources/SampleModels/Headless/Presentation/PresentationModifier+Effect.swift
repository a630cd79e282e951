import SwiftUI

extension PresentationModifier: EffectfulModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    if case .navigation = kind,
      !node.allowsDestination("isPresented:destination:", "presenting `\(Shown.self)`")
    {
      return
    }
    guard isPresented.wrappedValue else { return }
    let shown = PresentedContent(
      kind: kind,
      content: AnyView(Deferred(value: (), make: self.content)),
      dismiss: { isPresented.wrappedValue = false }
    )
    content.children.append(Child(key: .part("presented"), view: shown))
  }

  func makeEffect(in node: ViewNode) -> any Effect {
    DismissEffect(self, in: node) {
      $0.isPresented.wrappedValue
    } onDismiss: {
      $0.onDismiss
    }
  }
}

extension ItemPresentationModifier: EffectfulModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    if case .navigation = kind,
      !node.allowsDestination("item:destination:", "for type `Optional<\(Item.self)>`")
    {
      return
    }
    guard let item = item.wrappedValue else { return }
    let shown = PresentedContent(
      kind: kind,
      content: AnyView(Deferred(value: item, make: self.content)),
      dismiss: { self.item.wrappedValue = nil }
    )
    content.children.append(Child(key: .id(identity(of: item)), view: shown))
  }

  func makeEffect(in node: ViewNode) -> any Effect {
    DismissEffect(self, in: node) {
      $0.item.wrappedValue != nil
    } onDismiss: {
      $0.onDismiss
    }
  }

  private func identity(of item: Item) -> AnyHashable {
    if let item = item as? any Identifiable { return AnyHashable(id(of: item)) }
    return (item as? any Hashable).map { AnyHashable($0) } ?? AnyHashable("item")
  }

  private func id<Known: Identifiable>(of item: Known) -> AnyHashable { AnyHashable(item.id) }
}

/// Does what an author wants done when something shown above the rest was closed.
private final class DismissEffect<Modifier: ViewModifier>: ModifierEffect<Modifier> {
  private let isPresented: (Modifier) -> Bool
  private let onDismiss: (Modifier) -> (() -> Void)?
  private var wasPresented = false

  init(
    _ modifier: Modifier,
    in node: ViewNode,
    isPresented: @escaping (Modifier) -> Bool,
    onDismiss: @escaping (Modifier) -> (() -> Void)?
  ) {
    self.isPresented = isPresented
    self.onDismiss = onDismiss
    super.init(modifier, in: node)
  }

  override func changed(from old: Modifier) {
    let isPresented = isPresented(modifier)
    if wasPresented, !isPresented, let onDismiss = onDismiss(modifier) {
      graph.afterUpdate(.left) { onDismiss() }
    }
    wasPresented = isPresented
  }
}
