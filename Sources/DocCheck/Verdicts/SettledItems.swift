/// The items of a snippet that use neither undeclared names, nor items with errors, nor what is made of these: what
/// is wrong in them is wrong whatever the undeclared names are.
struct SettledItems {
  /// The lines of the snippet that they take.
  private let lines: Set<Int>
  /// Those of functions and types, which are not run where they are.
  private let declarations: Set<Int>
  /// Whether all items of the snippet are settled.
  private let areAll: Bool

  /// - Parameters:
  ///   - attempt: the program, with or without declarations for the undeclared names.
  ///   - items: the items of the article.
  init(of attempt: Attempt, _ items: ArticleItems) {
    let errors = attempt.compilation.errors.filter { !$0.isOfLateStage }
    let wrong = Set(errors.compactMap(attempt.subjectLine))
    let draft = attempt.draft
    let context = draft.context.map { items[$0].item }
    // Another snippet may show another version than the one that is meant.
    var names = Set(draft.standIns.map(\.name) + context.flatMap(\.declares))
      .union(attempt.missingNames)
    var members = Set(draft.standIns.filter { $0.owner != nil }.map(\.name))
    members.formUnion(context.filter { $0.kind == .typeExtension }.flatMap(\.members))
    var (settled, open): ([LinkedItem], [LinkedItem]) = (items.items[draft.subject], [])
    while true {
      let next = settled.filter {
        !wrong.isDisjoint(with: $0.lines) || Self.uses(names, members, $0.item)
      }
      if next.isEmpty { break }
      names.formUnion(next.flatMap(\.item.declares))
      members.formUnion(
        next.filter { $0.item.kind == .typeExtension }.flatMap(\.item.members)
      )
      let places = Set(next.map(\.reference))
      settled.removeAll { places.contains($0.reference) }
      open += next
    }
    let openLines = open.flatMap(\.lines)
    lines = Set(settled.flatMap(\.lines)).subtracting(openLines)
    declarations = Set(settled.filter { Self.kinds.contains($0.item.kind) }.flatMap(\.lines))
      .subtracting(openLines)
    areAll = open.isEmpty
  }

  private static func uses(_ names: Set<String>, _ members: Set<String>, _ item: Item) -> Bool {
    item.uses.contains { names.contains($0.name.withoutProjection) }
      || !names.isDisjoint(with: item.declares)
      || item.extendedType.map { !names.isDisjoint(with: $0.identifiers) } ?? false
      || !members.isDisjoint(with: item.usedMembers)
  }

  private static let kinds: Set<Item.Kind> = [.function, .member, .type, .typeExtension]

  /// A program without the lines of the snippet that are not settled; nothing if no function or type is
  /// left, or nothing is left out.
  func program(from whole: Program) -> Program? {
    guard !areAll, !declarations.isEmpty else { return nil }
    let kept = whole.lines.enumerated().map { index, text -> Substring in
      guard case .subject(let line) = whole.lineMap[index + 1], !lines.contains(line) else {
        return text
      }
      return ""
    }
    return whole.withLines(kept)
  }

  /// Whether an error stands in a function or a type among them.
  func declare(_ error: CompilerMessage, of attempt: Attempt) -> Bool {
    attempt.subjectLine(of: error).map(declarations.contains) ?? false
  }
}
