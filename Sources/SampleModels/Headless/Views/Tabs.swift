import SwiftUI

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

/// The label of a tab.
@MainActor protocol TabItem {
  /// The label.
  var anyLabel: any View { get }
}

extension TabItemModifier: TabItem {
  var anyLabel: any View { label }
}

/// A modifier that gives a view a tag.
@MainActor protocol TaggingModifier {
  /// The tag.
  var anyTag: AnyHashable { get }
}

extension TagModifier: TaggingModifier {
  var anyTag: AnyHashable { AnyHashable(tag) }
}
