import SwiftUI

// Views that show what they hold, one view after another.

extension EmptyView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .leaf() }
}

extension TupleView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let children = children.enumerated().map { Child(key: .position($0.offset), view: $0.element) }
    return NodeContent(children: children)
  }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func content(in node: ViewNode) -> NodeContent {
    switch storage {
    case .trueContent(let view): NodeContent(children: [Child(key: .branch(true), view: view)])
    case .falseContent(let view): NodeContent(children: [Child(key: .branch(false), view: view)])
    }
  }
}

extension AnyView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension Group: PrimitiveView where Content: View {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension VStack: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension HStack: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension ZStack: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension LazyVStack: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension LazyHStack: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension LazyVGrid: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension LazyHGrid: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension Grid: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension GridRow: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension LayoutView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension ScrollView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension GlassEffectContainer: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

@available(*, deprecated)
extension NavigationView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { NavigationScreens.content(content, in: node) }
}

extension NavigationSplitView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .parts(Column(content: sidebar), Column(content: content), Column(content: detail))
  }
}

extension ContentUnavailableView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .parts(
      label.font(.title2.bold()).environment(\.drawing.isTabLabel, true),
      description.font(.subheadline).foregroundStyle(.secondary),
      actions
    )
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func content(in node: ViewNode) -> NodeContent {
    let isOpen = isExpanded?.wrappedValue ?? true
    guard node.environment.values.drawing.isInRow else {
      return .parts(header, isOpen ? content : nil, isOpen ? footer : nil)
    }
    let isGrouped = ListLook(in: node.environment.values) == .grouped
    let head = header.font(isGrouped ? .footnote : .headline)
      .foregroundStyle(.secondary)
      .textCase(isGrouped ? .uppercase : nil)
    let foot = footer.font(.footnote).foregroundStyle(.secondary)
    return .parts(head, isOpen ? content : nil, isOpen ? foot : nil)
  }
}

extension EquatableView: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let kept = node.storage.value("equatable") { EquatableContent(content) }
    if kept.view != content { kept.view = content }
    return .holding(kept.view)
  }
}

/// The last view of an equatable view that differed from the one before.
private final class EquatableContent<Content: Equatable & View> {
  var view: Content

  init(_ view: Content) {
    self.view = view
  }
}
