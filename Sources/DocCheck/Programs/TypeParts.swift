/// A type of our own around properties and around what is done with them, as articles show both in one
/// snippet.
struct TypeParts: Hashable, Sendable {
  /// What becomes of the expressions and statements.
  enum Content: Hashable, Sendable {
    /// They make views: each run of them is the content of a view's property.
    case views
    /// Each run of them is the body of a method.
    case statements
  }

  let content: Content
  /// What is written before lines of the snippet.
  private var openings: [Int: String] = [:]
  private var isRunOpen = false
  private var runs = 0
  /// The names that the code writes after `self.`.
  private var ofSelf: Set<String> = []
  /// Whether the type ends before the snippet does.
  private var isClosed = false
  /// Whether all properties come first.
  private(set) var isInOrder = true

  /// Puts the items from the first that a type may hold, behind all that none may, into a type;
  /// nothing where no property among them is one that only a type has, or nothing is done with it.
  init?(_ items: [LinkedItem], content: Content) {
    let isProperty: (LinkedItem) -> Bool = {
      Self.isDeclaration($0)
        && ($0.item.wantsType
          || content == .statements && ($0.item.isWrapped || $0.item.hasAccessLevel))
    }
    let isOutside: (LinkedItem) -> Bool = { !Self.isDeclaration($0) && !Self.isContent($0) }
    let start = items.lastIndex(where: isOutside).map { $0 + 1 } ?? 0
    let inside = items[start...]
    // An extension before a wrapped property is of a file, and the property is not.
    let isUsed =
      content == .views
      ? inside.contains(where: Self.mayMakeView) && !inside.contains(where: \.item.isAssignment)
      : start > 0 || inside.contains(where: Self.isContent)
    guard inside.contains(where: isProperty), isUsed,
      inside.allSatisfy({ $0.item.declares != ["body"] }),
      // What sends messages is of UIKit.
      content == .statements || !inside.contains(where: { $0.text.contains("Selector(") })
    else { return nil }
    self.content = content
    if start > 0 { isInOrder = false }
    openings[items[start].line] = Self.head(of: content, inside)
    let uses = inside.flatMap { $0.text.matches(of: Self.memberOfSelf) }
    ofSelf = Set(uses.map { String($0.1) })
    for index in inside.indices { add(inside[index], before: inside[(index + 1)...]) }
  }

  /// Puts a class around members; the declarations after them stay outside of it.
  ///
  /// - Parameters:
  ///   - members: the members.
  ///   - line: the first line after the members.
  ///   - head: the declaration of the class up to its brace.
  init(_ members: ArraySlice<LinkedItem>, before line: Int, head: String) {
    content = .statements
    isClosed = true
    if let first = members.first { openings[first.line] = head + " {" }
    openings[line] = "}"
  }

  /// Whether the text that doccheck writes around the parts uses SwiftUI or UIKit.
  var namesViews: Bool {
    content == .views || openings.values.contains { $0.contains("UIKit.") }
  }

  private static func head(of content: Content, _ items: ArraySlice<LinkedItem>) -> String {
    guard content == .statements else { return "struct \(Wrapping.typeName): SwiftUI.View {" }
    let uses = items.flatMap(\.item.uses).filter { !$0.role.isCall }
    let isolation = uses.contains { $0.name == "MainActor" } ? "@MainActor " : ""
    // A structure gets the initialiser that it needs, and closures in it need not name `self`, as
    // those of views do not.
    let isChanged = items.contains { $0.item.usesSelf && $0.item.isAssignment }
    if items.contains(where: { $0.item.lacksValue && !(isChanged && isNilFirst($0)) })
      || uses.contains(where: { Self.ofViews.contains($0.name) })
    {
      return isolation + "struct \(Wrapping.typeName) {"
    }
    let isObservable = uses.contains { $0.name == "Published" }
    return isolation + "final class \(Wrapping.typeName)"
      + (isObservable ? ": Combine.ObservableObject {" : " {")
  }

  /// Whether a property is `nil` until something is assigned to it.
  private static func isNilFirst(_ linked: LinkedItem) -> Bool {
    linked.text.hasSuffix("?") && !linked.text.identifiers.contains("let")
  }

  /// The wrappers of views' properties.
  private static let ofViews: Set<String> = [
    "AppStorage", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState",
    "ObservedObject", "SceneStorage", "State", "StateObject",
  ]

  /// Whether an item declares what a type may hold and what may stand outside of any, too.
  static func isDeclaration(_ linked: LinkedItem) -> Bool {
    [.variable, .function, .type].contains(linked.item.kind)
  }

  private static func isContent(_ linked: LinkedItem) -> Bool {
    // `@Bindable var model = model` names what the view has.
    linked.item.kind == .expression || linked.item.kind == .statement
      || linked.item.usesItself && linked.text.contains(" = ")
  }

  private static func mayMakeView(_ linked: LinkedItem) -> Bool {
    isContent(linked) && !linked.item.isAssignment
      && !Self.actions.contains(linked.text.leadingName)
  }

  /// The functions and types that are called to do something, and make no view.
  private static let actions: Set<String> = ["Task", "print", "withAnimation", "withTransaction"]

  private static let memberOfSelf = Pattern(/\bself\.(\w+)/)

  private mutating func add(_ linked: LinkedItem, before rest: ArraySlice<LinkedItem>) {
    // Constants right before expressions are the content's own.
    let next = rest.first { $0.item.kind != .variable || $0.item.wantsType }
    let isConstant =
      linked.item.kind == .variable && !linked.item.wantsType
      && !linked.item.hasAccessLevel && !ofSelf.contains(where: linked.item.declares.contains)
    let isContent = Self.isContent(linked) || isConstant && next.map(Self.isContent) ?? false
    guard isContent != isRunOpen else { return }
    if isContent {
      write(runHead(linked), before: linked.line)
      runs += 1
    } else {
      write("}", before: linked.line)
      isInOrder = false
    }
    isRunOpen = isContent
  }

  /// What opens a run that begins with an item.
  private func runHead(_ first: LinkedItem) -> String {
    guard content == .views else { return "func article\(runs)() async throws {" }
    let head = runs == 0 ? "var body" : "@SwiftUI.ViewBuilder var content\(runs)"
    let receiver = first.item.isImplicitMember ? " SwiftUI.EmptyView()" : ""
    return "\(head): some SwiftUI.View {" + receiver
  }

  private mutating func write(_ text: String, before line: Int) {
    openings[line] = (openings[line].map { $0 + " " } ?? "") + text
  }

  /// What is written before a line of the snippet; nothing before most lines.
  func text(beforeLine line: Int) -> String? { openings[line] }

  /// What is written behind the snippet, the type's own brace last.
  var end: [String] {
    isClosed ? ["extension \(Wrapping.typeName) {", "}"] : isRunOpen ? ["}", "}"] : ["}"]
  }
}
