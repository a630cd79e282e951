/// Tells a misspelt name from one that the article leaves to its reader.
struct NearMiss: Sendable {
  /// The names that the code can see: those of the article's declarations, types inside of others
  /// among them, and all that the snippet itself declares.
  private let visible: Set<String>
  /// The names that the snippet itself declares, at any depth, and never uses.
  private let unused: Set<String>
  private let items: ArticleItems
  private let known: KnownNames
  private let standard: StandardMiss
  private let fitting: FittingMiss
  /// The names that the snippet's types inherit.
  private let inherited: Set<String>
  /// The modules that the code imports.
  private let imports: [String]
  /// The snippet's code.
  private let code: String
  /// The names that the author says exist outside of the article.
  private let assumed: Set<String>
  /// The names that the draft says are no misspellings.
  private let refuted: Set<String>
  /// Whether the code is Swift of an earlier version.
  private let isFormer: Bool

  init(items: ArticleItems, draft: Draft, known: KnownNames) {
    let own = items.items[draft.subject].reduce(into: Set<String>()) { $0.formUnion($1.item.bound) }
    let nestedTypes = items.memberNames.filter { $0.first?.isUppercase == true }
    visible = items.topLevelNames.union(own).union(nestedTypes)
    let counts = items.snippets[draft.subject].source.identifiers
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    // A type that is declared here is there for others.
    unused = own.filter { counts[$0] == 1 && $0.first?.isUppercase == false }
    let uses = items.items[draft.subject].flatMap(\.item.uses)
    standard = StandardMiss(known: known, uses: uses)
    fitting = FittingMiss(known: known, uses: uses)
    inherited = Set(uses.filter { $0.role == .inherited }.map(\.name))
    self.items = items
    self.known = known
    isFormer = items.snippets[draft.subject].isFormer
    imports = items.snippets[draft.subject].imports + draft.implicitImports
    code = items.snippets[draft.subject].source
    assumed = Set(items.snippets[draft.subject].directives.assume)
    refuted = draft.refuted
  }

  /// The one visible or known name that is a single edit away and of the same kind.
  ///
  /// - Parameter error: the error that misses the name; what the compiler itself suggests counts,
  ///   since it also knows local names.
  func correction(for error: CompilerMessage) -> String? {
    guard let missing = error.missingName ?? error.unknownAttribute else {
      return error.missingMember.flatMap(correction)
    }
    let texts = [error.text] + error.notes.map(\.text)
    let suggested = texts.compactMap { text in
      text.firstRange(of: "did you mean '").flatMap {
        text[$0.upperBound...].split(separator: "'").first.map(String.init)
      }
    }
    return correction(
      forName: missing,
      isType: error.text.hasPrefix("cannot find type "),
      isAttribute: error.missingName == nil,
      suggested: suggested
    )
  }

  /// The name that was probably meant by one which nothing declares and that is used in some ways.
  func correction(forName name: String, usedAs roles: [Use.Role]) -> String? {
    correction(
      forName: name,
      isType: roles.contains(where: \.isType),
      isAttribute: roles.contains(.attribute)
    )
  }

  /// The name that was probably meant by one which nothing declares.
  ///
  /// - Parameters:
  ///   - missing: the name.
  ///   - isType: whether it stands in the place of a type.
  ///   - isAttribute: whether it is an attribute.
  ///   - suggested: names that the compiler suggests, which also knows local ones.
  private func correction(
    forName missing: String,
    isType: Bool,
    isAttribute: Bool,
    suggested: [String] = []
  ) -> String? {
    // The projection `$name` is misspelt where `name` is.
    let projection = missing.hasPrefix("$") ? "$" : ""
    let name = String(missing.dropFirst(projection.count))
    guard !known.names.contains(name), !assumed.contains(name) else { return nil }
    // What is called otherwise now is often used otherwise, too.
    if !isFormer, !visible.contains(name),
      let current = FormerSwift.currentName(of: name, isInherited: inherited.contains(name))
    {
      return current
    }
    guard !refuted.contains(name), !items.mayDeclare(name) else { return nil }
    if isAttribute, let found = Self.attribute(name, among: known.names) { return found }
    if !visible.contains(name), let word = ForeignWords.swift(for: name, isType: isType) {
      return word
    }
    // What other snippets declare and the compiler misses even so does not fit the code.
    if visible.contains(name) {
      return EditDistance.nearest(to: name, in: unused.filter { Self.isSameKind(name, $0) })
    }
    if let found = nearest(to: name, suggested) { return projection + found }
    guard !items.isUsual(name) else { return nil }
    return standard.name(meantBy: name)
      ?? (name.count >= FittingMiss.certainLength ? fitting.name(meantBy: name) : nil)
  }

  /// The one name within an edit: among those that the compiler suggests, else the article's, else the
  /// libraries'.
  private func nearest(to name: String, _ suggested: [String]) -> String? {
    // Nobody misspells what a library has again and again.
    let imported = known.optional.names(for: name, imports: imports)
    let declared = ModuleNames.topLevelNames(of: imports)
    guard !declared.contains(name) else { return nil }
    let all = [Set(suggested), visible, known.names, imported, declared]
    for candidates in items.isUsual(name) ? [visible] : all {
      // A name that is much longer or shorter need not be looked at; nothing refutes one that only types
      // are given by.
      let fitting = candidates.filter {
        EditDistance.isNear($0, name) && Self.isSameKind(name, $0)
          && (visible.contains($0) || !standard.isOnlyType(name)
            || StandardMiss.isSlip(name, for: $0))
      }
      if let found = EditDistance.nearest(to: name, in: fitting) { return found }
    }
    return nil
  }

  /// Whether a missing name is nearly one that the snippet declares and never uses.
  func isOfUnused(_ error: CompilerMessage) -> Bool {
    error.missingName != nil && correction(for: error).map(unused.contains) ?? false
  }

  /// The one member that is a single edit away and that the article gives the type of that name,
  /// which may also conform to a protocol that the article extends.
  private func correction(for missing: CompilerMessage.MissingMember) -> String? {
    let words = Set(missing.type.identifiers)
    // A tuple's are in its type.
    if missing.type.hasPrefix("(") { return EditDistance.nearest(to: missing.name, in: words) }
    let declarations = items.items.joined().map(\.item).filter { item in
      switch item.kind {
      case .type: !words.isDisjoint(with: item.declares)
      case .typeExtension:
        item.extendedType.map { words.contains($0) || mayBeProtocol($0) } ?? false
      default: false
      }
    }
    // The members of a type in another one are among the names that this one declares.
    let isNested = missing.type.contains(".")
    let members = declarations.reduce(into: Set<String>()) {
      $0.formUnion(isNested ? $1.bound : $1.members)
    }
    guard !members.contains(missing.name) else { return nil }
    // A type and a member of its name, `Target` and `target`, stand side by side.
    let isType = missing.name.first?.isUppercase
    let similar = members.filter { $0.first?.isUppercase == isType }
    let found = EditDistance.nearest(to: missing.name, in: similar)
    // Nobody assigns to a function.
    guard !isNested, code.contains(".\(missing.name) = ") else { return found }
    let values = Set(declarations.flatMap(\.memberList).flatMap(\.keys))
    return found.flatMap { values.contains($0) ? $0 : nil }
  }

  /// Whether a type that the article extends is a protocol of its own, or something of a library's.
  private func mayBeProtocol(_ type: String) -> Bool {
    items.protocols.keys.contains(type) || !items.topLevelNames.contains(type)
  }

  /// The attribute that one is meant to be which is the same but for its capitals: `@state`.
  static func attribute(_ name: String, among names: Set<String>) -> String? {
    guard name.first?.isLowercase == true else { return nil }
    return names.first { $0 != name && $0.lowercased() == name.lowercased() }
  }

  /// Whether both names begin with the same kind of letter and are not forms of one word.
  ///
  /// `item`, `items` and `Item`, `reverse` and `reversed`, `view1` and `view2`, `model` and `_model`
  /// are names that writers use side by side, but for those of XCTest; names of four letters lie too
  /// close together to tell.
  static func isSameKind(_ left: String, _ right: String) -> Bool {
    left.count > 4 && left.first?.isUppercase == right.first?.isUppercase
      && (left.hasPrefix("XCT") || !isInflected(left, right) && !isInflected(right, left))
      && bare(left) != bare(right)
  }

  /// Whether a name is the plural or the past participle of a word: `glasss` is not.
  private static func isInflected(_ word: String, _ form: String) -> Bool {
    form == word + "s" && word.last != "s" || form == word + "d"
  }

  /// A name without what tells it from others of its kind: `_model`, `view1`, `ViewA`.
  private static func bare(_ name: String) -> Substring {
    let name = name.drop { $0 == "_" }
    let isLettered = name.last?.isUppercase == true && name.dropLast().last?.isLowercase == true
    return isLettered || name.last?.isNumber == true ? name.dropLast() : name
  }
}
