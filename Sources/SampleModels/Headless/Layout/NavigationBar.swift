import SwiftUI

/// What stands in the bars of a screen.
@MainActor struct NavigationBar {
  /// The title.
  private(set) var title: String?
  /// What stands below the title.
  private(set) var subtitle: String?
  /// Whether the title stands between the items.
  private(set) var isInline = false
  /// Whether there is no bar at the top.
  private(set) var isHidden = false
  /// The items with their places.
  private(set) var items: [(placement: ToolbarItemPlacement, node: ViewNode)] = []
  /// The field for searching.
  private(set) var search: Search?
  /// Whether the screen can be left.
  let canGoBack: Bool

  /// The height of the bar, and of a large title below it, as on a phone up to iOS 18.
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52

  /// Reads what the views of a screen say of its bars.
  init(of screen: ViewNode) {
    canGoBack = screen.view is PushedScreen
    read(screen)
  }

  /// Whether there is anything at the top.
  var isShown: Bool {
    !isHidden
      && (title != nil || canGoBack || search != nil || items.contains { !$0.placement.isBottom })
  }

  private mutating func read(_ node: ViewNode) {
    if case .presentation = node.role { return }
    if case .search(let search) = node.role { self.search = search }
    if node.key == .part("toolbar") { return readItems(node) }
    if let modifier = node.displayModifier { read(modifier) }
    for child in node.children where child.isLaidOut || child.key == .part("toolbar") {
      // A stack inside has bars of its own.
      if !(child.view is any NavigationRoot) { read(child) }
    }
  }

  private mutating func readItems(_ node: ViewNode) {
    if let item = (node.view as? ToolbarItems)?.content as? any PlacedItem {
      items.append((item.placement, node))
    } else {
      node.children.forEach { readItems($0) }
    }
  }

  private mutating func read(_ modifier: any AnyDisplayModifier) {
    let arguments = ModifierArguments(modifier.argumentList)
    switch modifier.name {
    case "navigationTitle(_:)", "navigationBarTitle(_:)", "navigationBarTitle(_:displayMode:)":
      title =
        title ?? arguments[0, Text.self]?.plainText
        ?? arguments[0, Binding<String>.self]?.wrappedValue
      set(arguments[1])
    case "navigationSubtitle(_:)": subtitle = subtitle ?? arguments[0, Text.self]?.plainText
    case "navigationBarTitleDisplayMode(_:)": set(arguments[0])
    case "toolbarTitleDisplayMode(_:)":
      if let mode = arguments[0, ToolbarTitleDisplayMode.self] {
        isInline = "\(mode)".contains("inline")
      }
    case "navigationBarHidden(_:)": isHidden = arguments[0] == true
    case "toolbar(_:for:)", "toolbarVisibility(_:for:)":
      let bars = arguments[1, [ToolbarPlacement].self] ?? []
      if arguments[0, Visibility.self] == .hidden,
        bars.isEmpty || "\(bars)".contains("navigationBar")
      {
        isHidden = true
      }
    default: break
    }
  }

  private mutating func set(_ mode: NavigationBarItem.TitleDisplayMode?) {
    if let mode { isInline = mode == .inline }
  }
}

extension ToolbarItemPlacement {
  /// Whether an item is in the bar at the bottom.
  var isBottom: Bool { self == .bottomBar || self == .status }

  /// Whether an item is where text begins.
  fileprivate var isLeading: Bool {
    [.topBarLeading, .navigation, .cancellationAction].contains(self)
      || "\(self)".contains("navigationBarLeading")
  }

  /// Whether an item is in the middle.
  fileprivate var isPrincipal: Bool { self == .principal || self == .title }
}

/// A view with bars of its own.
private protocol NavigationRoot {}

extension NavigationStack: NavigationRoot {}
extension NavigationSplitView: NavigationRoot {}

/// An item of a bar with its place.
@MainActor private protocol PlacedItem {
  /// The place.
  var placement: ToolbarItemPlacement { get }
}

extension ToolbarItem: PlacedItem {}
extension ToolbarItemGroup: PlacedItem {}

// MARK: - Layout

extension BoxBuilder {
  /// A screen with its bars.
  ///
  /// - Parameter owner: the place of the view that has the bars.
  mutating func screen(_ screen: ViewNode, in owner: ViewNode, _ content: LayoutBox) -> LayoutBox {
    let bar = NavigationBar(of: screen)
    let inside = LayoutBox(FillingLayout(axes: [.horizontal, .vertical]), [content])
    var parts = bar.isShown ? topBar(bar, in: owner) : []
    if screen.hasGroupedGround {
      for row in parts { owner.draw(row) { $0.fill(Path($1), .groupedGround) } }
    }
    parts.append(inside)
    let bottom = bar.items.filter(\.placement.isBottom).map(\.node)
    if !bottom.isEmpty { parts.append(bottomBar(bottom, in: owner)) }
    return parts.count == 1 ? inside : LayoutBox(VStackLayout(spacing: 0), parts)
  }

  private mutating func topBar(_ bar: NavigationBar, in owner: ViewNode) -> [LayoutBox] {
    var rows = [itemRow(bar, in: owner)]
    if let title = bar.title, !bar.isInline, !bar.items.contains(where: \.placement.isPrincipal) {
      let words = LayoutBox.text(title, .largeTitle.bold(), .label, in: owner)
      rows.append(owner.bar(NavigationBar.largeTitleHeight, words))
    }
    if let search = bar.search {
      let words = search.entry.text.wrappedValue
      let field = LayoutBox(
        HStackLayout(spacing: 6),
        [
          LayoutBox.symbol("magnifyingglass", 16, .gray, in: owner),
          words.isEmpty
            ? LayoutBox.text(search.label, .body, .placeholderText, in: owner)
            : LayoutBox.text(words, .body, .label, in: owner),
        ]
      )
      let box = owner.bar(36, field, inset: 8)
      owner.draw(box) { $0.fill(Path(roundedRect: $1, cornerRadius: 10), .tertiaryFill) }
      rows.append(.padded(EdgeInsets(16, 8), box))
    }
    return rows
  }

  private mutating func itemRow(_ bar: NavigationBar, in owner: ViewNode) -> LayoutBox {
    var (leading, middle, trailing): ([LayoutBox], [LayoutBox], [LayoutBox]) = ([], [], [])
    if bar.canGoBack {
      leading.append(.symbol("chevron.left", 18, .blue, in: owner))
    }
    for (placement, node) in bar.items where !placement.isBottom && placement != .keyboard {
      let boxes = boxes(of: node, along: .horizontal)
      if placement.isLeading {
        leading += boxes
      } else if placement.isPrincipal {
        middle += boxes
      } else {
        trailing += boxes
      }
    }
    if bar.isInline, middle.isEmpty, let title = bar.title {
      middle = [.text(title, .headline, .label, in: owner)]
    }
    let space = LayoutBox.space(nil, along: .horizontal)
    let items = LayoutBox(HStackLayout(spacing: 16), leading + [space] + trailing)
    return owner.bar(
      NavigationBar.height,
      middle.isEmpty
        ? items : LayoutBox(ZStackLayout(), [items, LayoutBox(HStackLayout(), middle)])
    )
  }

  private mutating func bottomBar(_ items: [ViewNode], in owner: ViewNode) -> LayoutBox {
    let inside = items.flatMap { boxes(of: $0, along: .horizontal) }
    let bar = owner.bar(NavigationBar.height, LayoutBox(HStackLayout(spacing: 16), inside))
    owner.draw(bar) { $0.fill(Path($1), .bar) }
    return bar
  }
}

extension ViewNode {
  /// Whether a list of groups fills the screen, whose ground goes on behind the bar.
  fileprivate var hasGroupedGround: Bool {
    guard let place = firstScrollingPlace else { return false }
    let values = place.environment.values
    return place.view is any RowedView && ListLook(in: values) == .grouped
      && !values.drawing.hidesScrollGround
  }

  /// A bar of a height, with its content at the start.
  fileprivate func bar(_ height: CGFloat, _ inside: LayoutBox, inset: CGFloat = 16) -> LayoutBox {
    let insets = EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    return LayoutBox(
      WrappingLayout.frame(width: nil, height: height, alignment: .leading),
      [
        LayoutBox(
          FillingLayout(
            axes: .horizontal,
            alignment: Alignment(horizontal: .leading, vertical: .center)
          ),
          [LayoutBox.padded(insets, inside)]
        )
      ]
    )
  }
}
