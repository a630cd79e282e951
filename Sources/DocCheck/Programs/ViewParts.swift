/// A view of our own around properties and around expressions that make views, as articles show both
/// in one snippet: each run of expressions is the content of a property.
struct ViewParts: Hashable, Sendable {
  /// What is written before lines of the snippet.
  private var openings: [Int: String] = [:]
  private var isRunOpen = false
  private var runs = 0
  /// Whether all properties come first.
  private(set) var isInOrder = true

  /// Puts the items from the first that a type may hold, behind all that none may, into a view;
  /// nothing where no property among them is one that only a type has, or nothing makes a view.
  init?(_ items: [LinkedItem]) {
    let isOutside: (LinkedItem) -> Bool = { !Self.isDeclaration($0) && !Self.isContent($0) }
    let start = items.lastIndex(where: isOutside).map { $0 + 1 } ?? 0
    let inside = items[start...]
    guard inside.contains(where: { Self.isDeclaration($0) && $0.item.wantsType }),
      inside.contains(where: Self.isContent),
      inside.allSatisfy({ $0.item.declares != ["body"] }),
      // What sends messages is of UIKit.
      !inside.contains(where: { $0.text.contains("Selector(") })
    else { return nil }
    if start > 0 { isInOrder = false }
    openings[items[start].line] = "struct \(Wrapping.typeName): SwiftUI.View {"
    for index in inside.indices { add(inside[index], before: inside[(index + 1)...]) }
  }

  /// Whether an item declares what a type may hold and what may stand outside of any, too.
  static func isDeclaration(_ linked: LinkedItem) -> Bool {
    [.variable, .function, .type].contains(linked.item.kind)
  }

  private static func isContent(_ linked: LinkedItem) -> Bool {
    linked.item.kind == .expression || linked.item.kind == .statement
  }

  private mutating func add(_ linked: LinkedItem, before rest: ArraySlice<LinkedItem>) {
    // Constants right before expressions are the content's own.
    let next = rest.first { $0.item.kind != .variable || $0.item.wantsType }
    let isConstant = linked.item.kind == .variable && !linked.item.wantsType
    let isContent = Self.isContent(linked) || isConstant && next.map(Self.isContent) ?? false
    guard isContent != isRunOpen else { return }
    if isContent {
      let head = runs == 0 ? "var body" : "@SwiftUI.ViewBuilder var content\(runs)"
      let receiver = linked.item.isImplicitMember ? " SwiftUI.EmptyView()" : ""
      write("\(head): some SwiftUI.View {" + receiver, before: linked.line)
      runs += 1
    } else {
      write("}", before: linked.line)
      isInOrder = false
    }
    isRunOpen = isContent
  }

  private mutating func write(_ text: String, before line: Int) {
    openings[line] = (openings[line].map { $0 + " " } ?? "") + text
  }

  /// What is written before a line of the snippet; nothing before most lines.
  func text(beforeLine line: Int) -> String? { openings[line] }

  /// What is written behind the snippet, the view's own brace last.
  var end: [String] { isRunOpen ? ["}", "}"] : ["}"] }
}
