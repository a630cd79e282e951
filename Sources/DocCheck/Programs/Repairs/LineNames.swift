/// Reads names in the lines of a program that errors are about.
struct LineNames {
  /// The lines of the program.
  let lines: [Substring]

  /// The name that an expression at an error's place consists of; nothing if members or an index
  /// follow it.
  func identifier(at error: CompilerMessage) -> String? {
    guard error.line >= 1, error.line <= lines.count else { return nil }
    let rest = lines[error.line - 1].parts(atColumn: error.column).behind
    let text = rest.drop { "$&!".contains($0) }
    let name = text.leadingName
    return name.isEmpty || Self.hasPart(text.dropFirst(name.count)) ? nil : name
  }

  /// The name of the binding whose index begins at an error's place, or of a list there whose index is
  /// reckoned.
  func indexed(at error: CompilerMessage) -> String? {
    guard let place = subscripted(at: error) else { return nil }
    let isReckoned = place.index.contains(Self.operatorInBrackets)
    return place.before.last == "$" || place.before.last != "." && isReckoned ? place.list : nil
  }

  /// The name of the list whose subscript has an error, if the list is a variable or a member of `self`.
  func list(at error: CompilerMessage) -> String? {
    subscripted(at: error).flatMap {
      $0.before.hasSuffix("self.") || !".$".contains($0.before.last ?? " ") ? $0.list : nil
    }
  }

  /// The name of a list, the text before it and its subscript with the rest of the line, where an error is about the
  /// subscript; nothing for any other error.
  private func subscripted(
    at error: CompilerMessage
  ) -> (before: String, list: String, index: String)? {
    guard error.line >= 1, error.line <= lines.count else { return nil }
    let (before, behind) = lines[error.line - 1].parts(atColumn: error.column)
    guard behind.first == "[" else { return nil }
    let name = String(before.reversed().prefix(while: \.isPartOfName).reversed())
    return (String(before.dropLast(name.count)), name, String(behind))
  }

  /// The names in the values of the constants and variables that some names are bound to.
  func origins(of names: [String]) -> [String] {
    values(of: Set(names)).flatMap(Self.whole)
  }

  /// The values on the lines of the constants and variables that some names are bound to.
  func values(of names: Set<String>) -> [Substring] {
    lines.compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
      let words = String(parts[0]).identifiers
      guard words.contains("let") || words.contains("var"), !names.isDisjoint(with: words) else {
        return nil
      }
      return parts[1]
    }
  }

  private static let keywords: Set<String> = ["await", "let", "return", "try", "var"]

  /// The names on a line that neither a member nor an index follows.
  static func whole(in line: Substring) -> [String] {
    var names: [String] = []
    var rest = line
    while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
      let name = rest[start...].leadingName
      rest = rest[start...].dropFirst(name.count)
      if !hasPart(rest), !keywords.contains(name) { names.append(name) }
    }
    return names
  }

  /// The names of the parameters of the closures that begin on a line.
  static func parameters(in line: Substring) -> Set<String> {
    let heads = line.matches(of: Self.closureHead)
    return Set(heads.flatMap { String($0.1).identifiers })
  }

  /// Whether a name stands on a line as a member of something but `self` only.
  static func isMember(_ name: String, in line: Substring) -> Bool {
    let places = line.wholeRanges(of: name)
    return !places.isEmpty
      && places.allSatisfy { place in
        let before = line[..<place.lowerBound]
        let base = before.dropLast()
        return before.last == "." && !base.hasSuffix("self")
          && (base.last?.isPartOfName == true || base.hasSuffix(")") || base.hasSuffix("]"))
      }
  }

  /// Whether a member or an index follows, not a range: `a.b`, `a[0]`, `a(1)?.b`, but `a..<b`.
  private static func hasPart(_ rest: Substring) -> Bool {
    let rest = withoutArguments(rest).drop { $0 == "?" || $0 == "!" }
    return rest.hasPrefix("[") || rest.hasPrefix(".") && !rest.hasPrefix("..")
  }

  /// The text after the argument list that it begins with; the whole text where it begins with none.
  private static func withoutArguments(_ text: Substring) -> Substring {
    guard text.first == "(" else { return text }
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return text
  }

  /// What stands before the last assignment in a text that is not in a block which ends there.
  static func assigned(in text: some StringProtocol) -> String? {
    let bytes = Array(text.utf8)
    var depth = 0
    for index in bytes.indices.dropFirst().dropLast().reversed() {
      if bytes[index] == UInt8(ascii: "}") { depth += 1 }
      if bytes[index] == UInt8(ascii: "{") { depth -= 1 }
      let isAssignment =
        bytes[index] == UInt8(ascii: "=") && bytes[index - 1] == space && bytes[index + 1] == space
      if isAssignment, depth <= 0 {
        return String(decoding: bytes[..<(index - 1)], as: UTF8.self)
      }
    }
    return nil
  }

  private static let space = UInt8(ascii: " ")

  /// What stands before the closure around the place of an error: `ForEach(terns)` before `{ Text($0) }`.
  func head(ofClosureAt error: CompilerMessage) -> Substring? {
    guard lines.indices.contains(error.line - 1) else { return nil }
    let own = String(lines[error.line - 1]).parts(atColumn: error.column).before
    let above = lines[max(0, error.line - Self.longestClosure)..<(error.line - 1)]
    let text = (above.map(String.init) + [own]).joined(separator: "\n")
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == "}" { depth += 1 }
      guard text[index] == "{" else { continue }
      if depth == 0 { return text[..<index].split { "{};\n".contains($0) }.last }
      depth -= 1
    }
    return nil
  }

  /// The most lines of a closure up to an error in it.
  private static let longestClosure = 8

  private static let operatorInBrackets = Pattern(/^\[\w+\s[-+*%\/]\s/)
  private static let closureHead = Pattern(
    /\{\s*(?:\[[^\]]*\]\s*)?\(?(\w+(?:\s*,\s*\w+)*)\)?\s+in\b/
  )
}
