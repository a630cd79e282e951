/// Tells what the modules lack from what the article gets wrong.
struct APIGap: Sendable {
  let known: KnownNames
  /// The names that the article declares, members included.
  let declared: Set<String>
  let items: ArticleItems
  /// The names that the article documents, of a module all of which is known.
  private let documented: Set<String>
  /// The article's classes that inherit from one of a library, with all that it has.
  let heirs: Set<String>
  /// Whether the code is Swift of an earlier version.
  let isFormer: Bool

  init(known: KnownNames, items: ArticleItems, isFormer: Bool) {
    (self.known, self.items, self.isFormer) = (known, items, isFormer)
    declared = items.declaredNames
    documented = Set(items.snippets.compactMap { $0.documented?.baseName })
    heirs = items.heirs(of: known.isClass)
  }

  /// The symbol that an error is about, if Apple's own modules may have it and ours do not.
  ///
  /// A name within one edit of a known one is misspelt, and a member of the article's own types is
  /// the article's business.
  func symbol(in error: CompilerMessage) -> String? {
    if let name = error.unknownAttribute {
      // The compiler says so, too, of a macro that refers to itself in a circle.
      let isKnown =
        known.names.contains(name) || known.optional.module(ofMacro: name) != nil
        || misspelling(ofAttribute: name) != nil
      return isKnown ? nil : "@" + name
    }
    if let name = error.unknownFreestandingMacro {
      return misspelling(ofMacro: name) == nil ? "#" + name : nil
    }
    if let own = error.missingMemberType?.name, declared.contains(own) { return nil }
    guard let (type, member) = error.missingMember ?? error.missingMemberType, isForeign(type),
      !isCase(member, of: type), kin(for: error) == nil,
      items.isUsual(member)
        || near(member, of: type, for: error) == nil && !suggestsNear(error, member)
    else { return nil }
    return isOfOtherValues(member, than: type) || isDocumented(member) ? nil : "\(type).\(member)"
  }

  /// Whether a missing member can only be a wrong case of a library's enumeration, which the article does not
  /// extend.
  ///
  /// Apple's enumerations get new cases with new systems, so the name of theirs must be a part of a case that
  /// exists: `aspectFill` of `scaleAspectFill`.
  private func isCase(_ member: String, of type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let cases = known.declarations[name].filter { $0.keyword == "enum" }
    guard !cases.isEmpty, member.first?.isUppercase == false,
      items.extensions(of: name).isEmpty
    else { return false }
    return known.standard.declares(name)
      || member.count > 3
        && known.declarations.members(of: name).contains {
          $0.hasPrefix(member) || $0.lowercased().hasSuffix(member.lowercased())
        }
  }

  /// Whether an article that documents a module uses a member of that one, whatever it is missed in.
  private func isDocumented(_ member: String) -> Bool {
    documented.contains(member)
      || !documented.isEmpty && known.package.contains { $0.members.contains(member) }
  }

  /// Whether a value of the standard library's is asked for a member that only others of its values have:
  /// `3.uppercased()`.
  private func isOfOtherValues(_ member: String, than type: String) -> Bool {
    guard Self.values.contains(type) else { return false }
    return known.declarations[member].contains { entry in
      entry.module == "Swift" && entry.owner.map { Self.values.contains($0) && $0 != type } ?? false
    }
  }

  private static let values: Set<String> = [
    "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Set", "String",
  ]

  /// The errors in calls of what the article declares.
  func ownCalls(in attempt: Attempt) -> Set<CompilerMessage> {
    Set(attempt.errors(attempt.compilation.errors, inCallsOf: declared))
  }

  /// The known name that an error's name was probably meant to be.
  func correction(for error: CompilerMessage) -> String? {
    if let name = error.unknownAttribute {
      return misspelling(ofAttribute: name)
    }
    if let name = error.unknownFreestandingMacro { return misspelling(ofMacro: name) }
    guard let (type, member) = error.missingMember, isForeign(type), !declared.contains(member),
      !items.isUsual(member)
    else { return nil }
    if type.identifiers.first.map({ !known.declares($0) }) ?? false,
      type.identifiers.contains(where: { FrameworkNames.known.value.module(declaring: $0) != nil }),
      let all = APIMembers.known.value.members(
        of: Self.generic(type) ?? type,
        besides: known.declarations.allMembers(of:)
      )
    {
      let isOfType = error.id == "could_not_find_type_member"
      return EditDistance.nearest(to: member, in: all) ?? Self.kin(of: member, in: all)
        ?? Self.question(of: member, in: all)
        ?? (isOfType ? Self.whole(of: member, in: all) : nil)
    }
    return uncapitalised(member, of: type, for: error)
      ?? near(member, of: type, for: error) ?? kin(for: error)
  }

  /// The member of a type that a missing one misspells.
  ///
  /// On a view, a member that only UIKit has is replaced by the view modifier that its name begins with:
  /// `backgroundColour` suggests `background`.
  private func near(_ member: String, of type: String, for error: CompilerMessage) -> String? {
    let found = misspelling(of: member, in: members(like: member, of: type, for: error))
    let isOfViews =
      type == "some View"
      || known.declarations[Self.generic(type) ?? type].contains {
        $0.module == "SwiftUI" && $0.keyword == "struct"
      }
    guard let found, isOfViews, Set(known.declarations[found].map(\.module)) == ["UIKit"] else {
      return found
    }
    let words = found.nameParts
    return known.viewMembers.filter { words.starts(with: $0.nameParts) }
      .max { $0.count < $1.count }
  }

  /// The function of a value's own type that is written with a capital: `Text("a").Bold()`.
  ///
  /// Values of types in capitals, `.Default`, are those of Swift 2.
  private func uncapitalised(
    _ member: String,
    of type: String,
    for error: CompilerMessage
  ) -> String? {
    let small = member.prefix(1).lowercased() + member.dropFirst()
    guard error.id != "could_not_find_type_member", small != member else { return nil }
    let name = Self.generic(type) ?? type
    let owners = known.declarations.ancestors(of: name)
    let isView =
      type == "some View" || known.declarations[name].contains { $0.module == "SwiftUI" }
    let isOwn = known.declarations[small].contains { entry in
      entry.keyword == "func" && entry.owner.map { $0 == name || owners.contains($0) } ?? false
    }
    let isOfStandard =
      known.standard.members(ofTypes: [name])?.contains(small) ?? false
      && members(of: owners).contains { $0.contains(small) }
    return isOwn || isOfStandard || isView && known.viewMembers.contains(small) ? small : nil
  }

  /// What a member that an error is about, and that no library has since Swift 3, is called now.
  func currentName(for error: CompilerMessage, in attempt: Attempt) -> String? {
    guard !isFormer, let (type, member) = error.missingMember, isForeign(type),
      !declared.contains(member)
    else { return nil }
    let called = attempt.sites(of: [error]).first?.calls.first { $0.name == member }
    return FormerMember.currentName(of: member, in: type, calledAs: called?.call)
  }

  private func misspelling(ofAttribute name: String) -> String? {
    NearMiss.attribute(name, among: known.names) ?? misspelling(of: name, in: known.names)
  }

  private func misspelling(ofMacro name: String) -> String? {
    let macros = known.optional.names(for: name, imports: OptionalModules.names)
    return misspelling(of: name, in: known.names.union(macros))
  }

  private func misspelling(of name: String, in names: Set<String>) -> String? {
    // What another type has is no slip of the pen: `async` is not meant to be `sync`.
    guard !names.contains(name) else { return nil }
    let same = names.filter { Self.isInOtherCase(name, $0) }
    if same.count == 1 { return same.first }
    let near = names.filter { other in
      EditDistance.isNear(other, name)
        && (NearMiss.isSameKind(name, other) || EditDistance.isSlip(name, for: other))
    }
    return EditDistance.nearest(to: name, in: near)
  }

  /// The members that a misspelt one of a type may be meant to be; of a type of others those of the
  /// same length, since libraries name what changes a value and what copies it much alike.
  private func members(
    like member: String,
    of type: String,
    for error: CompilerMessage
  ) -> Set<String> {
    // Of a type itself the compiler knows all, of a value it may know no more than a protocol.
    if error.id == "could_not_find_type_member", known.names.contains(type), !heirs.contains(type) {
      return known.declarations.allMembers(of: type)
    }
    // A pattern that is no case of what is told apart the compiler looks for among codes of errors.
    if type == "_ErrorCodeProtocol" { return known.members }
    let standardType = Self.generic(type).flatMap { known.standard.declares($0) ? $0 : nil }
    let words = standardType.map { [$0] } ?? Self.words(of: type)
    if UnknownKey.owners.contains(type) { return known.declarations.members(of: type) }
    if heirs.contains(type) || words.contains(where: { known.names.contains($0) }) {
      return known.members.union(APIMembers.known.value.viewMembers)
    }
    guard
      let standard = known.standard.members(ofTypes: words)
        ?? known.optional.members(ofTypes: words)
    else {
      return known.members.filter { $0.count == member.count }
    }
    let name = Self.generic(type) ?? (words == [type] ? type : nil)
    if let name, !type.hasPrefix("["), known.standard.declares(name) {
      return members(of: known.declarations.ancestors(of: name)).reduce(into: []) { likely, own in
        likely.formUnion(own.filter { EditDistance.isNear($0, member) && standard.contains($0) })
      }
    }
    return known.package.reduce(standard) { $0.union($1.members) }
  }

  /// The members of each of a type and its ancestors, and those of the protocols that it may conform to.
  private func members(of ancestors: Set<String>) -> [Set<String>] {
    let declarations = known.declarations
    return ancestors.map(declarations.members(of:)) + [declarations.membersOfProtocols]
  }

  /// The names by which a type is looked for: of one inside of another that of the outer one.
  private static func words(of type: String) -> [String] {
    if type.hasPrefix("[") { return generic(type).map { [$0] } ?? [] }
    guard type.contains(".") else { return type.identifiers }
    return type.wholeMatch(of: Self.nestedType).map { [String($0.1)] } ?? type.identifiers
  }

  /// Whether the compiler itself suggests a member within one edit.
  private func suggestsNear(_ error: CompilerMessage, _ member: String) -> Bool {
    let suggested = error.text.quotedParts.dropFirst(2) + error.notes.flatMap(\.text.quotedParts)
    return EditDistance.nearest(to: member, in: Array(suggested)) != nil
  }

  /// The generic type that a type as the compiler prints it is made from: `Array` of `[Element]`.
  static func generic(_ type: String) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]") {
      return type.contains(":") ? "Dictionary" : "Array"
    }
    return type.contains("<") ? String(type.prefix { $0 != "<" }).identifiers.last : nil
  }

  /// Whether a type as the compiler prints it is neither the article's nor the package's own: a
  /// library or an extension that the article does not show may give it any member.
  private func isForeign(_ type: String) -> Bool {
    let words = type.identifiers
    let own = known.package.reduce(declared) { $0.union($1.names) }
    if let generic = Self.generic(type), known.declares(generic), !own.contains(generic) {
      return true
    }
    return !words.isEmpty && (own.isDisjoint(with: words) || heirs.contains(type))
      && !items.declaresInside(type)
  }

  private static let nestedType = Pattern(/(\w+)(?:\.\w+)+/)
}
