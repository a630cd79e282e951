import SwiftUI

extension TabView: PrimitiveView where Content: View {
  func content(in node: ViewNode) -> NodeContent {
    let tabs = (content as? any TabList)?.tabs ?? ViewList.views(of: content).map(Tabs.entry)
    let kept = node.storage.value("tab") { KeptTab(in: node) }
    let chosen = selection.map { AnyHashable($0.wrappedValue) } ?? kept.tag.wrappedValue
    let shown = tabs.firstIndex { $0.tag == chosen } ?? 0
    let children = tabs.enumerated().flatMap { index, tab in
      [
        Child(key: .id(["label", tab.key]), view: label(of: tab, keptIn: kept)),
        Child(key: .id(tab.key), view: tab.content, isShown: index == shown),
      ]
    }
    return NodeContent(children: children)
  }

  @MainActor private func label(of tab: Tabs.Entry, keptIn kept: KeptTab) -> any View {
    Button(role: nil, label: AnyView(erasing: tab.label)) {
      if let selection {
        if let value = tab.tag?.base as? SelectionValue { selection.wrappedValue = value }
      } else {
        kept.tag.wrappedValue = tab.tag
      }
    }
  }
}

/// The chosen tab of a view that keeps it by itself.
@MainActor private final class KeptTab {
  let tag: Binding<AnyHashable?>

  init(in node: ViewNode) {
    tag = Binding(location: StateLocation(nil, name: "selection", owner: node))
  }
}

/// The tabs of a tab view.
@MainActor enum Tabs {
  /// One tab.
  struct Entry {
    let key: AnyHashable
    let tag: AnyHashable?
    let label: any View
    let content: any View
  }

  /// A tab of a view with `tabItem` and `tag`; without a tag it is told by its place.
  static func entry(_ entry: ViewList.Entry) -> Entry {
    var tag: AnyHashable?
    var label: any View = EmptyView()
    var view = entry.view
    while let holder = view as? any ModifierHolder {
      if let found = holder.heldModifier as? any TaggingModifier { tag = tag ?? found.anyTag }
      if let item = holder.heldModifier as? any TabItem { label = item.anyLabel }
      view = holder.heldContent
    }
    return Entry(key: entry.key, tag: tag ?? entry.key, label: label, content: entry.view)
  }
}

/// Content that is made of tabs.
@MainActor protocol TabList {
  /// The tabs, in their order.
  var tabs: [Tabs.Entry] { get }
}

extension TabContentBuilder.Content: TabList {
  var tabs: [Tabs.Entry] { TabTree.tabs(of: content, path: []) }
}

extension TabContentBuilder.Content: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    NodeContent(children: tabs.map { Child(key: .id($0.key), view: $0.content) })
  }
}

/// The tabs in a value that a builder made.
@MainActor enum TabTree {
  /// The tabs that content consists of.
  static func tabs(of content: Any, path: [AnyHashable]) -> [Tabs.Entry] {
    guard let part = content as? any TabPart else { return [] }
    return part.tabs(path)
  }
}

/// A part of a tree of tabs.
@MainActor protocol TabPart {
  func tabs(_ path: [AnyHashable]) -> [Tabs.Entry]
}

extension Tab: TabPart where Content: View, Label: View {
  func tabs(_ path: [AnyHashable]) -> [Tabs.Entry] {
    let tag = (value as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(path)
    return [Tabs.Entry(key: AnyHashable(path), tag: tag, label: label, content: content)]
  }
}

extension TabPair: TabPart {
  func tabs(_ path: [AnyHashable]) -> [Tabs.Entry] {
    TabTree.tabs(of: first, path: path + [0]) + TabTree.tabs(of: second, path: path + [1])
  }
}

extension TabSection: TabPart {
  func tabs(_ path: [AnyHashable]) -> [Tabs.Entry] { TabTree.tabs(of: content, path: path) }
}

extension Optional: TabPart where Wrapped: TabContent {
  func tabs(_ path: [AnyHashable]) -> [Tabs.Entry] {
    map { TabTree.tabs(of: $0, path: path) } ?? []
  }
}

extension _ConditionalContent: TabPart where TrueContent: TabContent, FalseContent: TabContent {
  func tabs(_ path: [AnyHashable]) -> [Tabs.Entry] {
    switch storage {
    case .trueContent(let tab): TabTree.tabs(of: tab, path: path + [true])
    case .falseContent(let tab): TabTree.tabs(of: tab, path: path + [false])
    }
  }
}

extension ForEach: TabPart where Content: TabContent {
  func tabs(_ path: [AnyHashable]) -> [Tabs.Entry] {
    data.flatMap { TabTree.tabs(of: content($0), path: path + [AnyHashable(identify($0))]) }
  }
}

/// The label of a tab.
@MainActor protocol TabItem {
  var anyLabel: any View { get }
}

extension TabItemModifier: TabItem {
  var anyLabel: any View { label }
}

/// A modifier that gives a view a tag.
@MainActor protocol TaggingModifier {
  var anyTag: AnyHashable { get }
}

extension TagModifier: TaggingModifier {
  var anyTag: AnyHashable { AnyHashable(tag) }
}
