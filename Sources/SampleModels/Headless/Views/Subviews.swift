import SwiftUI

// Containers that are made of the resolved views of others.

extension GroupElementsOfContent: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let subviews = ViewList.views(of: source).map { entry in
      Subview(id: .init(entry.key), content: entry.view, containerValues: ContainerValues())
    }
    return .holding(Deferred(value: SubviewsCollection(subviews: subviews), make: transform))
  }
}

extension SubviewsCollection: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .subviews(subviews) }
}

extension SubviewsCollectionSlice: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .subviews(subviews) }
}

extension NodeContent {
  fileprivate static func subviews(_ subviews: [Subview]) -> NodeContent {
    NodeContent(children: subviews.map { Child(key: .id(AnyHashable($0.id)), view: $0) })
  }
}
