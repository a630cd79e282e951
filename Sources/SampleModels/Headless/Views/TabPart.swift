import SwiftUI

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
