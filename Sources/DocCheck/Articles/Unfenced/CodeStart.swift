/// Tells by its first words where Swift code may begin; the parser has the last word.
///
/// Most lines are told from code by their first word alone, since every line comes past here.
struct CodeStart {
  /// The words and marks that the line begins with, blanks left out.
  private let words: [Substring]

  private static let modifiers: Set<Substring> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static",
    "mutating",
    "nonmutating", "override", "lazy", "weak", "unowned", "indirect", "nonisolated", "convenience",
    "required", "dynamic", "optional", "prefix", "postfix", "infix", "borrowing", "consuming",
    "distributed",
  ]
  private static let types: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "extension",
  ]
  private static let members: Set<Substring> = [
    "func", "let", "var", "init", "deinit", "subscript", "typealias", "import", "operator",
    "precedencegroup",
  ]
  /// The words that a declaration can begin with; statements and calls are told by their last mark.
  private static let keywords = Set(modifiers.union(types).union(members).map { Array($0.utf8) })

  /// The words that a declaration with braces can begin with.
  private static let leading = Set(
    modifiers.union(types).union(["func", "import"]).map { Array($0.utf8) }
  )

  /// Whether code may begin at the start of some bytes of one line.
  static func isPlausible(_ line: ArraySlice<UInt8>) -> Bool {
    let body = line.drop { isBlank($0) }
    guard let first = body.first else { return false }
    if "@#".utf8.contains(first) || keywords.contains(Array(body.prefix(while: isWord))) {
      return CodeStart(body).isDeclaration
    }
    return isWord(first) && first < 0x80 && opensBlock(body)
  }

  /// Whether a declaration may begin with a word.
  static func isKeyword(_ word: some StringProtocol) -> Bool { keywords.contains(Array(word.utf8)) }

  /// Where a declaration with braces may begin after prose on the same line.
  static func places(in line: ArraySlice<UInt8>) -> [Int] {
    guard line.contains(UInt8(ascii: "{")) else { return [] }
    var places: [Int] = []
    var last = UInt8(ascii: ".")
    for index in line.indices where places.count < maximumPlaces {
      defer { last = line[index] }
      guard "@#".utf8.contains(line[index]) || isWord(line[index]), line[index] < 0x80,
        last >= 0x80 || !isWord(last), !"@#.`\"'".utf8.contains(last)
      else { continue }
      let word = line[index...].prefix { isWord($0) }
      if word.isEmpty || leading.contains(Array(word)), CodeStart(line[index...]).isDeclaration {
        places.append(index)
      }
    }
    return places
  }

  /// The most places that are tried on one line.
  private static let maximumPlaces = 8

  private init(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line.prefix(400), as: UTF8.self)
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first, words.count < 60 {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      if !word.isEmpty {
        words.append(word)
      } else if !first.isWhitespace {
        words.append(rest.prefix(1))
      }
      rest = rest.dropFirst(max(1, word.count))
    }
    self.words = words
  }

  /// Whether the words begin a declaration.
  private var isDeclaration: Bool {
    var rest = words[...]
    while let word = rest.popFirst() {
      let next = rest.first
      if word == "@" {
        // Prose that names an attribute goes on without a blank in many a script.
        guard let name = rest.popFirst(), name.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        while rest.first == "." { rest = rest.dropFirst(2) }
        Self.skipGroup(&rest)
        if rest.isEmpty { return true }
      } else if Self.modifiers.contains(word)
        || (word == "class" && Self.begins(rest, Self.members))
      {
        Self.skipGroup(&rest)
      } else if word == "#" {
        guard next == "if" || rest.dropFirst().first.map({ "({".contains($0) }) ?? false else {
          return false
        }
        return rest.count > 1
      } else {
        return Self.declares(word, rest)
      }
    }
    return false
  }

  private static func begins(_ words: ArraySlice<Substring>, _ set: Set<Substring>) -> Bool {
    words.first.map(set.contains) ?? false
  }

  /// Whether the words after a keyword can be those of a declaration.
  private static func declares(_ keyword: Substring, _ rest: ArraySlice<Substring>) -> Bool {
    let marks = rest.dropFirst().first ?? ""
    switch keyword {
    case "import": return !rest.isEmpty
    case "func": return rest.prefix(6).contains { "(<".contains($0) }
    case "init", "subscript": return rest.first.map { "(<?!".contains($0) } ?? false
    case "deinit": return rest.first == "{"
    case "let", "var": return marks == ":" || marks == "=" || marks == "," || rest.first == "("
    case "typealias": return marks == "=" || marks == "<"
    case "operator", "precedencegroup": return !rest.isEmpty
    default:
      let header = rest.dropFirst().first { $0 == "{" || $0 == ":" || $0 == "<" }
      return types.contains(keyword) && (marks.isEmpty || "{:<./where".contains(marks))
        && (header != nil || rest.count == 1)
    }
  }

  /// Skips a group in parentheses, if one follows.
  private static func skipGroup(_ words: inout ArraySlice<Substring>) {
    guard words.first == "(" else { return }
    var depth = 0
    while let word = words.popFirst() {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Whether a line ends with what the next one goes on inside of.
  private static func opensBlock(_ line: ArraySlice<UInt8>) -> Bool {
    guard let last = line.last(where: { !isBlank($0) }) else { return false }
    if "{(".utf8.contains(last) { return true }
    return line.contains(UInt8(ascii: "{")) && line.suffix(3).elementsEqual(" in".utf8)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte can be part of a name; those of letters beyond ASCII can.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }
}
