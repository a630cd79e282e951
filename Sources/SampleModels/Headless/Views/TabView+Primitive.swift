import SwiftUI

extension TabView: PrimitiveView where Content: View {
  func content(in node: ViewNode) -> NodeContent {
    let tabs = (content as? any TabList)?.tabs ?? ViewList.views(of: content).map(Tabs.entry)
    let kept = node.storage.value("tab") { KeptTab(in: node) }
    let chosen = selection.map { AnyHashable($0.wrappedValue) } ?? kept.tag.wrappedValue
    let shown = tabs.firstIndex { $0.tag == chosen } ?? 0
    let looks = EnvironmentFrame(node.environment.values.forTab(isChosen: false))
    let chosenLooks = EnvironmentFrame(node.environment.values.forTab(isChosen: true))
    let children = tabs.enumerated().flatMap { index, tab in
      [
        Child(
          key: .id(["label", tab.key]),
          view: label(of: tab, keptIn: kept),
          environment: index == shown ? chosenLooks : looks
        ),
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

extension EnvironmentValues {
  /// The environment of the label of a tab.
  fileprivate func forTab(isChosen: Bool) -> EnvironmentValues {
    var values = self
    values.font = .system(size: 10, weight: .medium)
    values.imageScale = .large
    values.drawing.isTabLabel = true
    values.drawing.foreground = .styles([isChosen ? TintShapeStyle() : Color.gray])
    return values
  }
}

/// The chosen tab of a view that keeps it by itself.
@MainActor private final class KeptTab {
  let tag: Binding<AnyHashable?>

  init(in node: ViewNode) {
    tag = Binding(location: StateLocation(nil, name: "selection", owner: node))
  }
}
