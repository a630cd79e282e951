import SwiftUI

extension ForEach: PrimitiveView where Content: View {
  func content(in node: ViewNode) -> NodeContent {
    var seen: Set<ID> = []
    seen.reserveCapacity(data.count)
    let children = elements.map { element in
      let id = identify(element)
      if !seen.insert(id).inserted {
        node.graph.warn(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times"
            + " within the collection, this will give undefined results!"
        )
      }
      return Child(key: .id(AnyHashable(id)), view: Deferred(value: element, make: content))
    }
    return NodeContent(children: children)
  }
}

extension ForEach {
  /// The elements, also those that only a runtime knows.
  @MainActor var elements: any Sequence<Data.Element> {
    (data as? any ResolvedCollection<Data.Element>)?.resolved ?? data
  }
}

extension EditableContent: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(base, as: .rows(Rows(edit))) }
}

extension List: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .holding(content, as: selection.map { .control(.selection($0.choice)) }).inRows(of: node)
  }
}

extension List.Selection {
  /// The choice as a control knows it.
  fileprivate var choice: Choice {
    switch self {
    case .one(let binding): Choice(one: binding)
    case .always(let binding): Choice(always: binding)
    case .many(let binding): Choice(many: binding)
    }
  }
}

extension OutlineGroup: PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
  func content(in node: ViewNode) -> NodeContent {
    NodeContent(children: elements.flatMap { rows($0, path: []) })
  }

  @MainActor private func rows(_ element: Data.Element, path: [AnyHashable]) -> [Child] {
    let path = path + [AnyHashable(identify(element))]
    let row = Child(
      key: .id(AnyHashable(path)),
      view: Deferred(value: element, make: content)
    )
    return [row] + (children(element)?.flatMap { rows($0, path: path) } ?? [])
  }
}
