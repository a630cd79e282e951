/// Finds members of unknown values that are probably misspelt: nothing declares them, the article has them once, and
/// with two neighbouring letters swapped, or without a doubled one, they are known.
struct MisspeltMembers {
  /// A member, and the name that was probably meant.
  struct Slip: Sendable {
    let name: String
    let correction: String
    /// The place of the name in the code, in bytes.
    let offset: Int
  }

  private let items: ArticleItems
  private let known: KnownNames
  /// The text of the article.
  private let text: String
  /// The names in the frameworks that the article imports and of which there are only declarations.
  private let declared: Set<String>

  init(items: ArticleItems, known: KnownNames, text: String) {
    (self.items, self.known, self.text) = (items, known, text)
    declared = items.namedModules.filter(APIFacts.declaredOnly.value.contains)
      .reduce(into: []) { $0.formUnion(ModuleNames.names(of: $1)) }
  }

  /// The misspelt members that a snippet uses, in the order of its code.
  func list(in snippet: Snippet) -> [Slip] {
    let members = snippet.parsed.items.reduce(into: Set<String>()) { $0.formUnion($1.usedMembers) }
    return members.compactMap { name in
      guard name.count >= Self.shortest, !isKnown(name), let correction = correction(of: name),
        text.wholeRanges(of: name).count == 1,
        let offset = snippet.parsed.firstUses["." + name]
      else { return nil }
      return Slip(name: name, correction: correction, offset: offset)
    }.sorted { $0.offset < $1.offset }
  }

  /// The fewest letters of a name that tells what was meant.
  private static let shortest = 5

  /// The one known or used name that this one is a misspelling of; nothing where there are several.
  private func correction(of name: String) -> String? {
    let used = items.items.joined().map(\.item.usedMembers)
    let origins = Set(
      Self.origins(of: name).filter { origin in
        isMember(origin) || used.contains { $0.contains(origin) }
      }
    )
    return origins.count == 1 ? origins.first : nil
  }

  /// The names without a doubled letter, or with two neighbouring letters the other way round.
  ///
  /// What British and American English spell in two ways is left out: `labelled`, `centre`.
  private static func origins(of name: String) -> [String] {
    let letters = Array(name)
    return letters.indices.dropFirst().compactMap { index in
      var other = letters
      if letters[index] == letters[index - 1] {
        other.remove(at: index)
        let end = String(letters[(index + 1)...])
        return endings.contains { end.hasPrefix($0) } ? nil : String(other)
      }
      other.swapAt(index, index - 1)
      let isAmerican = index == letters.count - 1 && Set(letters.suffix(2)) == ["r", "e"]
      return isAmerican ? nil : String(other)
    }
  }

  /// Endings before which one of the languages doubles a letter.
  private static let endings = ["able", "ed", "er", "est", "ing", "ment"]

  /// Whether anything of the article or of a library bears a name.
  private func isKnown(_ name: String) -> Bool {
    items.declaredNames.contains(name) || known.mayDeclare(name) || isMember(name)
  }

  /// Whether a type of the article or of a library has a member.
  private func isMember(_ name: String) -> Bool {
    items.memberNames.contains(name) || known.members.contains(name)
      || known.standard.hasMember(name) || APINames.known.value.has(name)
      || declared.contains(name)
  }
}
