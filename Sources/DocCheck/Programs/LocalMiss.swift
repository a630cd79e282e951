/// Finds the name of a snippet's own that one which nothing declares was probably meant to be, though the two
/// are no misspellings of each other: `task` beside `dataTask`.
struct LocalMiss {
  let snippet: Snippet
  let places: SnippetPlaces

  /// The one name that is meant; nothing if none or several may be.
  ///
  /// - Parameters:
  ///   - name: the name that nothing declares.
  ///   - bound: the names that the snippet declares, at any depth.
  func name(meantBy name: String, among bound: Set<String>) -> String? {
    guard name.first?.isLowercase == true, name.count > 2 else { return nil }
    let lines = snippet.source.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.map { String($0).identifiers }
    guard let use = words.firstIndex(where: { $0.contains(name) }) else { return nil }
    let similar = bound.filter { local in
      guard local.first?.isLowercase == true, local != name,
        let place = words.firstIndex(where: { $0.contains(local) }), place <= use
      else { return false }
      // Functions that do different things with the same are many.
      let isCalled = lines[use].contains(name + "(")
      return isUnused(local) && Self.areSimilar(name, local)
        && !(isCalled && Self.words(of: name).count > 1)
        || isParameter(local, ofCallNamedLike: name, lines[place])
    }
    return similar.count == 1 ? similar.first : nil
  }

  /// Whether a name occurs once, but for members that are called the same.
  private func isUnused(_ name: String) -> Bool {
    snippet.source.wholeRanges(of: name).count { snippet.source[..<$0.lowerBound].last != "." } == 1
  }

  /// The place where a name is declared, for a note.
  func place(of name: String) -> Finding.Note? {
    snippet.source.wholeRanges(of: name).first.map { place in
      let offset = snippet.source[..<place.lowerBound].utf8.count
      let span = places.span(atOffset: offset)
      return Finding.Note(message: "'\(name)' is declared here", span: span)
    }
  }

  /// Whether one name ends with the word that the other one is or ends with, is its beginning or is short for it.
  private static func areSimilar(_ name: String, _ other: String) -> Bool {
    let (words, others) = (words(of: name), words(of: other))
    // Names that differ in a number alone are several of a kind.
    guard words != others else { return false }
    if words.last == others.last { return words.count == 1 || words.count == others.count }
    if name.count == shortest, EditDistance.isSlip(name, for: other) { return true }
    guard words.count == 1, others.count == 1, name.count >= shortest else { return false }
    return other.hasPrefix(name) && other.count > name.count + 2 || abbreviates(name, other)
  }

  /// Whether a name is another one without some letters, all of its vowels but the first among them: `msg` for
  /// `message`.
  private static func abbreviates(_ name: String, _ other: String) -> Bool {
    guard name.first == other.first, other.count >= name.count + 2,
      !name.dropFirst().contains(where: { "aeiou".contains($0) })
    else { return false }
    var rest = other[...]
    return name.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }

  /// The fewest letters of a beginning that is no chance.
  private static let shortest = 3

  private static func words(of name: String) -> [String] {
    name.nameParts.filter { $0.first?.isLetter == true }.map { $0.lowercased() }
  }

  /// Whether a closure's parameter is declared on a line that calls a function with a word for a name in its
  /// own: `group` beside `withTaskGroup { tasks in`.
  private func isParameter(
    _ local: String,
    ofCallNamedLike name: String,
    _ line: Substring
  ) -> Bool {
    guard let match = line.wholeMatch(of: Self.closure), match.2 == local else { return false }
    let words = Self.words(of: String(match.1))
    return words.last == name && words.count > 1
  }

  private static let closure = Pattern(
    /.*?(\w+)\s*(?:\([^{}]*\))?\s*\{\s*\(?(\w+)(?:: [^{}]*)?\)? in\b.*/
  )
}
