import SwiftUI

/// The items of a bar as views.
struct ToolbarItems: View, PrimitiveView {
  let content: any ToolbarContent

  func content(in node: ViewNode) -> NodeContent {
    (content as? any ToolbarPart)?.barContent ?? content.ownBarContent
  }
}

/// The items that an author's own type is made of, with the type's own state.
struct ToolbarBody<Content: ToolbarContent>: View, UncountedView {
  var content: PropertyHolder<Content>

  init(content: Content) {
    self.content = PropertyHolder(value: content)
  }

  var body: some View { ToolbarItems(content: content.value.body) }
}

extension ToolbarContent {
  /// The items of an author's own type.
  fileprivate var ownBarContent: NodeContent {
    Body.self == Never.self ? .leaf() : .holding(ToolbarBody(content: self))
  }
}

/// Items that the runtime itself understands.
@MainActor protocol ToolbarPart {
  var barContent: NodeContent { get }
}

extension ToolbarItem: ToolbarPart {
  var barContent: NodeContent { .holding(content) }
}

extension ToolbarItemGroup: ToolbarPart {
  var barContent: NodeContent { .holding(content) }
}

extension TupleToolbarContent: ToolbarPart {
  var barContent: NodeContent {
    let children = items.enumerated().map { index, item in
      Child(key: .position(index), view: ToolbarItems(content: item))
    }
    return NodeContent(children: children)
  }
}

extension Group: ToolbarPart where Content: ToolbarContent {
  var barContent: NodeContent { .holding(ToolbarItems(content: content)) }
}

extension Optional: ToolbarPart where Wrapped: ToolbarContent {
  var barContent: NodeContent { .parts(map { ToolbarItems(content: $0) }) }
}

extension _ConditionalContent: ToolbarPart
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  var barContent: NodeContent {
    let child =
      switch storage {
      case .trueContent(let items):
        Child(key: .branch(true), view: ToolbarItems(content: items))
      case .falseContent(let items):
        Child(key: .branch(false), view: ToolbarItems(content: items))
      }
    return NodeContent(children: [child])
  }
}

extension ForEach: ToolbarPart where Content: ToolbarContent {
  var barContent: NodeContent {
    let children = data.map { element in
      Child(
        key: .id(AnyHashable(identify(element))),
        view: ToolbarItems(content: content(element))
      )
    }
    return NodeContent(children: children)
  }
}
