/// The items of all snippets of an article, to be linked with one another.
struct ArticleItems: Sendable {
  let snippets: [Snippet]
  /// The code of each snippet in the form in which it is compiled.
  let codes: [CompilableCode]
  /// The items of each snippet's code.
  let items: [[LinkedItem]]
  /// The items of each snippet as other snippets see them: a method that is shown without its type is
  /// inside an extension of that type.
  private let shared: [[LinkedItem]]
  /// For each name, the items that declare it, in the order of the article.
  private let declarations: [String: [LinkedItem.Reference]]
  /// The protocols that the article declares, each with itself and all that it is built on.
  let protocols: [String: Set<String>]
  /// The names that the article declares at the top level of its snippets.
  let topLevelNames: Set<String>
  /// The names of the members that the types and extensions of all snippets have.
  let memberNames: Set<String>
  /// Every name that some snippet declares, members included.
  let declaredNames: Set<String>
  /// The types that the article shows without some of their members.
  let elidedTypes: Set<String>
  /// Those of them to which a macro of the article's may add members.
  private let expandedTypes: Set<String>
  /// The modules that code of the article imports, or asks for with `#if canImport`, in the order of their names.
  let namedModules: [String]
  /// Whether some snippet tells that the article is about views, looked for when it is first asked for.
  private let foundViews: Lazy<Bool>
  /// The names that many snippets use, read when they are first asked for.
  private let usualNames: Lazy<Set<String>>

  init(snippets: [Snippet]) {
    self.snippets = snippets
    codes = snippets.map {
      CompilableCode($0.source, parsed: $0.parsed, isWhole: $0.isWhole)
    }
    items = codes.enumerated().map { Self.items(of: $1, at: $0) }
    shared = MemberFragments(items).shared
    var declarations: [String: [LinkedItem.Reference]] = [:]
    for linked in shared.joined() where Self.isLinkable(linked.item) {
      for name in linked.item.declares { declarations[name, default: []].append(linked.reference) }
    }
    self.declarations = declarations
    topLevelNames = Set(declarations.keys)
    memberNames = shared.joined().reduce(into: []) { $0.formUnion($1.item.members) }
    declaredNames = memberNames.union(topLevelNames)
    let expanded = Self.expandedTypes(shared)
    expandedTypes = expanded
    elidedTypes = codes.reduce(into: expanded) { $0.formUnion($1.elidedTypes) }
    foundViews = Lazy { snippets.contains { $0.source.holdsAny(of: Self.viewSigns) } }
    usualNames = Lazy {
      let counts = snippets.flatMap { Set($0.source.identifiers) }
        .reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return Set(counts.filter { $0.value >= Self.usualCount }.keys)
    }
    let asked = snippets.flatMap { $0.source.matches(of: Self.canImport).map { String($0.1) } }
    namedModules = Set(snippets.flatMap(\.imports) + asked).sorted()
    protocols = Self.families(of: items.joined().map(\.item).filter(\.isProtocol))
  }

  private static let canImport = Pattern(/canImport\(\s*(\w+)/)

  /// An item as other snippets see it.
  subscript(reference: LinkedItem.Reference) -> LinkedItem {
    shared[reference.snippet][reference.item]
  }

  /// The items of a draft's program: the snippet's own, then what comes along in the article's order.
  func items(of draft: Draft) -> [Item] { linkedItems(of: draft).map(\.item) }

  /// The items of a draft's program with their texts.
  func linkedItems(of draft: Draft) -> [LinkedItem] {
    items[draft.subject] + draft.context.sorted().map { self[$0] }
  }

  /// The items that declare a name and that a snippet may see: the nearest earlier one first, then
  /// the nearest later one.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - subject: the snippet.
  ///   - reader: the snippet that the name is read in, whose own declarations come first; the
  ///     subject itself unless told.
  func declarations(
    of name: String,
    from subject: Int,
    readAt reader: Int? = nil
  ) -> [LinkedItem.Reference] {
    let reader = reader ?? subject
    let found = (declarations[name] ?? []).filter { sees($0.snippet, from: subject) }
    let earlier = found.filter { $0.snippet <= reader }.reversed()
    let later = found.filter { $0.snippet > reader }
    return Array(earlier) + later
  }

  /// The types that a snippet may see, the nearest earlier one first, then the nearest later one.
  func types(from snippet: Int) -> [LinkedItem] {
    let seen = items.joined().filter {
      $0.item.kind == .type && $0.item.body != nil && sees($0.reference.snippet, from: snippet)
    }
    let earlier = seen.filter { $0.reference.snippet < snippet }.reversed()
    return Array(earlier) + seen.filter { $0.reference.snippet > snippet }
  }

  /// The extensions of a snippet's neighbours, the nearest earlier one first.
  func extensions(before snippet: Int) -> [LinkedItem] {
    shared.prefix(snippet).joined().reversed().filter {
      $0.item.kind == .typeExtension && sees($0.reference.snippet, from: snippet)
    }
  }

  /// The extensions that later snippets show, the nearest one first.
  func extensions(after snippet: Int) -> [LinkedItem] {
    shared.dropFirst(snippet + 1).joined().filter {
      $0.item.kind == .typeExtension && sees($0.reference.snippet, from: snippet)
    }
  }

  /// All extensions of a type, in the order of the article.
  func extensions(of type: String) -> [LinkedItem] {
    shared.joined().filter { $0.item.extendedType == type }
  }

  /// What other snippets only list, without bodies, and in which of them: functions, members, and
  /// types for the initialisers that are added to them.
  func listings(besides snippet: Int) -> [String: String] {
    var found: [String: String] = [:]
    for (index, other) in snippets.enumerated() where sees(index, from: snippet) {
      for item in other.parsed.items where item.lacksBody {
        let built = item.members.contains("init") ? item.extendedType : nil
        for name in item.declares + item.members + [built].compactMap(\.self) {
          found[name] = other.id
        }
      }
    }
    return found
  }

  /// The names of the macros that other snippets declare.
  func macros(besides snippet: Int) -> Set<String> {
    Set(
      items.enumerated().filter { sees($0.offset, from: snippet) }.flatMap(\.element)
        .filter { $0.item.kind == .macro }.flatMap(\.item.declares)
    )
  }

  /// The declarations of the snippets before one that it may see.
  func declarations(before snippet: Int) -> [LinkedItem] {
    shared.prefix(snippet).joined().filter {
      (Self.isLinkable($0.item) || [.typeExtension, .operators].contains($0.item.kind))
        && sees($0.reference.snippet, from: snippet)
    }
  }

  /// What runs at the top level of the snippets before one: statements, expressions and the values
  /// of constants and variables.
  func statements(before snippet: Int) -> [LinkedItem] {
    let kinds: Set<Item.Kind> = [.statement, .expression, .variable]
    return items.prefix(snippet).joined().filter {
      kinds.contains($0.item.kind) && sees($0.reference.snippet, from: snippet)
    }
  }

  /// The operators, their precedence groups and the functions that implement them at the top level
  /// of other snippets, those before a snippet first, the nearest of them and of the others ahead.
  func operators(from snippet: Int) -> [LinkedItem] {
    (items[..<snippet].joined().reversed() + items[snippet...].joined()).filter {
      ($0.item.kind == .operators || $0.item.implementsOperator)
        && sees($0.reference.snippet, from: snippet)
        && !items[snippet].contains(where: { [linked = $0] own in
          own.item.kind == linked.item.kind && own.item.declares == linked.item.declares
            && (own.item.kind == .operators || own.signature == linked.signature)
        })
    }
  }

  /// Whether code that the parser refuses looks as if it declared a type of a name.
  func mayDeclare(_ name: String) -> Bool {
    snippets.contains { snippet in
      snippet.shape == .broken && snippet.source.contains(name)
        && Self.introducers.contains { snippet.source.contains("\($0) \(name)") }
    }
  }

  private static let introducers = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// Whether so many snippets use a name that it is no slip: one that the article's library has.
  func isUsual(_ name: String) -> Bool { usualNames.value.contains(name) }

  /// Whether some snippet imports a framework of views or shows a view, so that names of such a framework
  /// mean what it has.
  var showsViews: Bool { foundViews.value }

  private static let viewSigns = [
    "import SwiftUI", "import UIKit", "some View", ": View", "some Scene", "@State", "@Binding",
    "#Preview", "UIViewController", "UIView", "VStack", "HStack", "NavigationStack", ".padding(",
  ]

  /// The fewest snippets that use a name on purpose.
  private static let usualCount = 3

  /// Whether the article has operators of its own, so that others of its library's are no mistakes.
  var declaresOperators: Bool {
    items.joined().contains { $0.item.kind == .operators || $0.item.implementsOperator }
  }

  /// The types shown without some of their members that a snippet does not show whole itself.
  func elidedTypes(seenBy snippet: Int) -> Set<String> {
    let whole = items[snippet].filter { $0.item.kind == .type }.flatMap(\.item.declares)
    return elidedTypes.subtracting(whole).union(codes[snippet].elidedTypes).union(expandedTypes)
  }

  /// The type around a line of a snippet, if the snippet shows it without some of its members.
  func elidedType(around line: Int, of snippet: Int) -> String? {
    items[snippet].filter { $0.item.kind == .type && $0.lines.contains(line) }
      .flatMap(\.item.declares).first(where: codes[snippet].elidedTypes.contains)
  }

  /// The article's own types that inherit from a class of a library.
  func heirs(of isClass: (String) -> Bool) -> Set<String> {
    items.joined().filter { linked in
      linked.item.kind == .type
        && linked.item.inherited.contains { declarations[$0] == nil && isClass($0) }
    }.reduce(into: []) { $0.formUnion($1.item.declares) }
  }

  /// The names of the members that the article adds to a type of others.
  func members(ofExtensionsOf type: String) -> Set<String> {
    shared.joined().filter { $0.item.extendedType == type }
      .reduce(into: []) { $0.formUnion($1.item.members) }
  }

  /// Whether the snippet of an item shows a member without its type, which other snippets see in an
  /// extension.
  func isMemberFragment(_ linked: LinkedItem) -> Bool {
    linked.item.kind == .typeExtension
      && items[linked.reference.snippet][linked.reference.item].item.kind != .typeExtension
  }

  /// The types in an extension of which other snippets see the members that a snippet shows without their type.
  func homes(ofMembersIn snippet: Int) -> Set<String> {
    Set(shared[snippet].filter(isMemberFragment).compactMap(\.item.extendedType))
  }

  /// Whether a snippet may use what another one declares: both stand in the same group, and
  /// neither is on its own.
  func sees(_ other: Int, from snippet: Int) -> Bool {
    let (mine, theirs) = (snippets[snippet].directives, snippets[other].directives)
    return other != snippet && mine.group == theirs.group && !mine.standalone && !theirs.standalone
      && theirs.compileFail == nil && theirs.ignore == nil
  }

  private static func isLinkable(_ item: Item) -> Bool {
    switch item.kind {
    case .type, .function, .variable: !item.wantsType && !item.lacksBody
    case .importing, .typeExtension, .operators, .macro, .member, .statement, .expression: false
    }
  }

  /// Some protocols, each with itself and all that it is built on, directly or not.
  private static func families(of protocols: [Item]) -> [String: Set<String>] {
    let direct = protocols.reduce(into: [String: Set<String>]()) { parents, item in
      for name in item.declares { parents[name, default: [name]].formUnion(item.inherited) }
    }
    return direct.mapValues { first in
      var (all, rest) = (first, Array(first))
      while let name = rest.popLast() {
        let further = (direct[name] ?? []).subtracting(all)
        all.formUnion(further)
        rest += further
      }
      return all
    }
  }

  /// The statement that a clause is a part of, in the place of the clause; nothing for code that is
  /// broken otherwise.
  private static func clauseItems(of code: CompilableCode) -> [Item] {
    guard let clause = Clause(code.text, parsed: code.parsed) else { return [] }
    let whole = ParsedSwift("\(clause.before)\n\(code.text)\n\(clause.after)")
    return whole.items.map { item in
      var item = item
      item.bytes = 0..<code.text.utf8.count
      return item
    }
  }

  private static func items(of code: CompilableCode, at index: Int) -> [LinkedItem] {
    let source = SourceText(code.text)
    let items = code.parsed.errors.isEmpty ? code.parsed.items : clauseItems(of: code)
    return items.enumerated().map { number, item in
      LinkedItem(
        reference: LinkedItem.Reference(snippet: index, item: number),
        item: item,
        text: ClassCompletion.text(TestIsolation.text(source.text(item.bytes))),
        line: source.lineNumber(of: item.bytes.lowerBound)
      )
    }
  }
}
