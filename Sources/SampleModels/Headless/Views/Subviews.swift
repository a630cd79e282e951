import SwiftUI

// Containers that are made of the resolved views of others.

extension GroupElementsOfContent: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let subviews = SubviewsCollection(subviews: ViewList.subviews(of: source))
    return .holding(Deferred(value: subviews, make: transform))
  }
}

extension GroupSectionsOfContent: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let sections = SectionCollection(sections: ViewList.sections(of: source))
    return .holding(Deferred(value: sections, make: transform))
  }
}

extension SubviewsCollection: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .subviews(subviews) }
}

extension SubviewsCollectionSlice: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .subviews(subviews) }
}

extension Subview: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent { .holding(content) }
}

extension NodeContent {
  fileprivate static func subviews(_ subviews: [Subview]) -> NodeContent {
    NodeContent(children: subviews.map { Child(key: .id(AnyHashable($0.id)), view: $0) })
  }
}

/// A collection whose elements only a runtime knows.
@MainActor protocol ResolvedCollection<Element> {
  associatedtype Element
  /// The elements.
  var resolved: [Element] { get }
}

extension ForEachSubviewCollection: ResolvedCollection {
  var resolved: [Subview] { ViewList.subviews(of: source) }
}

extension ForEachSectionCollection: ResolvedCollection {
  var resolved: [SectionConfiguration] { ViewList.sections(of: source) }
}

extension ContainerValueModifier: PrimitiveModifier {}

extension ViewList {
  /// The views that a view consists of, as a container gets them.
  static func subviews(of view: any View, path: [AnyHashable] = []) -> [Subview] {
    views(of: view, path: path).map { entry in
      var values = ContainerValues()
      (entry.view as? any ContainerValued)?.give(to: &values)
      return Subview(id: .init(entry.key), content: entry.view, containerValues: values)
    }
  }

  /// The sections that a view consists of; views outside of one are a section together.
  static func sections(of view: any View) -> [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      guard let first = loose.first else { return }
      let content = SubviewsCollection(subviews: loose)
      let none = SubviewsCollection(subviews: [])
      sections.append(.init(id: first.id, header: none, content: content, footer: none))
      loose = []
    }
    for subview in subviews(of: view) {
      if let section = subview.content as? any SectionParts {
        close()
        sections.append(section.configuration(subview.id))
      } else {
        loose.append(subview)
      }
    }
    close()
    return sections
  }
}

/// A view with values for the container around it.
@MainActor private protocol ContainerValued {
  func give(to values: inout ContainerValues)
}

extension ModifiedContent: ContainerValued {
  fileprivate func give(to values: inout ContainerValues) {
    (content as? any ContainerValued)?.give(to: &values)
    (modifier as? ContainerValueModifier)?.set(&values)
  }
}

/// A section, whatever its views are.
@MainActor private protocol SectionParts {
  func configuration(_ id: Subview.ID) -> SectionConfiguration
}

extension Section: SectionParts where Parent: View, Content: View, Footer: View {
  fileprivate func configuration(_ id: Subview.ID) -> SectionConfiguration {
    func part(_ view: (any View)?, _ name: String) -> SubviewsCollection {
      let views = view.map { ViewList.subviews(of: $0, path: [AnyHashable(id), name]) }
      return SubviewsCollection(subviews: views ?? [])
    }
    return SectionConfiguration(
      id: id,
      header: part(header, "header"),
      content: part(content, "content"),
      footer: part(footer, "footer")
    )
  }
}
