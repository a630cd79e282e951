/// A member that code uses of a type of the article's, and that no snippet of the article shows: the
/// type stands in another snippet, or the article leaves some of its members out.
///
/// The article then leaves it out: a name within one edit of a declared or a known one is misspelt
/// instead, and a type that bears the name of a library's may not be the one that is meant.
struct UnshownMember: Hashable, Sendable {
  /// The type as the compiler prints it, without generic arguments.
  let type: String
  let name: String
  /// Whether the type itself is to have it, not its values.
  let isStatic: Bool
  /// The declaration of the type.
  let shown: LinkedItem.Reference
  /// The type of the member; nothing where it is unknown.
  let result: String?

  init?(_ error: CompilerMessage, in attempt: Attempt, _ items: ArticleItems, _ known: KnownNames) {
    let subject = items.items[attempt.draft.subject]
    guard let missing = error.missingMember ?? Self.memberOfSelf(error, in: attempt, subject),
      !FormerSwift.membersOfAll.contains(missing.name)
    else { return nil }
    let declared = items.memberNames
    let words = Set(missing.type.identifiers)
    let excerpts = subject.filter { Self.showsNoValues($0.item, attempt) }.map(\.reference)
    let elidedTypes = items.elidedTypes(seenBy: attempt.draft.subject)
    let elided = subject.filter { !elidedTypes.isDisjoint(with: $0.item.declares) }.map(\.reference)
    // What code says of itself may be left out like any other name that it uses.
    let around = subject.filter {
      Self.holds($0, error, attempt) && !Self.lacksCase($0, error, attempt)
    }
    .map(\.reference)
    let shown = (attempt.draft.context.sorted() + elided + excerpts + around).first { reference in
      items[reference].item.kind == .type && !words.isDisjoint(with: items[reference].item.declares)
    }
    guard let shown, !items[shown].item.declares.contains(where: known.declares),
      !Self.isOfCases(missing.type, in: items[shown], leavingOut: elidedTypes),
      excerpts.contains(shown)
        || (!declared.contains(missing.name) || around.contains(shown))
          && Self.lacksSimilar(missing.name, at: error, in: attempt, items)
          && Self.isNoMisspelling(missing.name, of: known)
    else { return nil }
    let bare = missing.type.prefix { $0 != "<" && $0 != "?" }
    type = Self.ownName(bare.split(separator: " ").last ?? "")
    name = missing.name
    isStatic = error.text.hasPrefix("type ")
    self.shown = shown
    result = nil
  }

  /// Whether no member of the article's has nearly a name; what is assigned to is none of its functions.
  private static func lacksSimilar(
    _ name: String,
    at error: CompilerMessage,
    in attempt: Attempt,
    _ items: ArticleItems
  ) -> Bool {
    guard let other = EditDistance.nearest(to: name, in: items.memberNames) else { return true }
    guard attempt.program.line(error.line)?.contains(".\(name) = ") ?? false else { return false }
    let keys = items.items.joined().flatMap(\.item.memberList).flatMap(\.keys)
    return !keys.contains(other)
  }

  /// Whether a type is an enumeration that an item shows with all of its cases: no code adds one.
  private static func isOfCases(
    _ type: String,
    in linked: LinkedItem,
    leavingOut elided: Set<String>
  ) -> Bool {
    let bare = type.prefix { $0 != "<" && $0 != "?" }
    guard let name = bare.split(separator: ".").last, elided.isDisjoint(with: type.identifiers),
      let head = linked.text.firstRange(of: "enum \(name)")
    else { return false }
    return linked.text[head.upperBound...].contains("case ")
  }

  /// Whether a type is an excerpt: it shows functions alone, which use several values of it.
  private static func showsNoValues(_ item: Item, _ attempt: Attempt) -> Bool {
    let keys = item.memberList.flatMap(\.keys)
    guard item.kind == .type, !keys.isEmpty, keys.allSatisfy({ $0.contains("(") }) else {
      return false
    }
    let missing = attempt.compilation.errors.compactMap(\.missingMember)
      .filter { item.declares.contains($0.type) }
    return Set(missing.map(\.name)).count > 1
  }

  /// The member of `self` that a closure uses, where the compiler names it without its type.
  private static func memberOfSelf(
    _ error: CompilerMessage,
    in attempt: Attempt,
    _ subject: [LinkedItem]
  ) -> CompilerMessage.MissingMember? {
    guard error.id == "unresolved_member_no_inference", let name = error.text.firstQuoted,
      let line = attempt.program.line(error.line),
      let item = subject.first(where: { holds($0, error, attempt) })?.item,
      let type = item.declares.first, !item.members.contains(name),
      ["self.", "self?."].contains(where: { line.contains($0 + name) })
    else { return nil }
    return (type: type, name: name)
  }

  /// Whether an error stands inside a type's own declaration.
  private static func holds(
    _ linked: LinkedItem,
    _ error: CompilerMessage,
    _ attempt: Attempt
  ) -> Bool {
    guard linked.item.kind == .type, case .subject(let line) = attempt.origin(of: error) else {
      return false
    }
    return linked.lines.contains(line)
  }

  /// Whether an enumeration tells cases apart that its own list has not: no extension adds one.
  private static func lacksCase(
    _ linked: LinkedItem,
    _ error: CompilerMessage,
    _ attempt: Attempt
  ) -> Bool {
    guard linked.item.isEnumeration,
      let head = attempt.program.line(error.line)?.parts(atColumn: error.column).before
        .trimmingBlanks
    else { return false }
    let isNext = head == "." && (attempt.program.line(error.line - 1)?.trimmingBlanks.last == ",")
    return isNext
      || head.wholeMatch(of: Self.caseHead) != nil
  }

  /// The body of a view that the article shows only in part.
  init?(bodyMissedBy error: CompilerMessage, in attempt: Attempt, _ items: ArticleItems) {
    let quoted = error.text.quotedParts
    guard error.id == "type_does_not_conform", quoted.last == "View",
      let view = quoted.first.map({ String($0.prefix { $0 != "<" }) }),
      let name = view.split(separator: ".").last.map(String.init),
      let shown = items.items[attempt.draft.subject].first(where: {
        $0.item.kind == .type && $0.item.declares.contains(name)
      }),
      !shown.item.members.contains("body"),
      EditDistance.nearest(to: "body", in: shown.item.members) == nil
    else { return nil }
    type = Self.ownName(view[...])
    self.name = "body"
    isStatic = false
    self.shown = shown.reference
    result = "some SwiftUI.View"
  }

  /// The name of a type without that of the type of our own around it.
  private static func ownName(_ type: Substring) -> String {
    String(type.replacing(Wrapping.typeName + ".", with: ""))
  }

  /// Whether no member of a library's types is meant.
  private static func isNoMisspelling(_ name: String, of known: KnownNames) -> Bool {
    let members = known.members.union(known.standard.members)
    let similar = members.filter { NearMiss.isSameKind(name, $0) }
    return members.contains(name) || EditDistance.nearest(to: name, in: similar) == nil
  }

  private static let caseHead = Pattern(/(?:.*[\s{(])?case\s*(?:\.\w+(?:\([^()]*\))?\s*,\s*)*\.?/)
}
