/// A declaration in a module's interface as the toolchain prints it: one is on each line, and what
/// encloses it is indented less.
///
/// An interface of several megabytes would keep the Swift parser busy for longer than a check of some
/// articles takes.
struct PrintedDeclaration {
  /// The word that introduces the declaration, such as `func`.
  let keyword: String
  /// The name without labels, and without the types around it.
  let name: String
  /// The types and the extensions around the declaration, the outermost one first.
  let owners: [Owner]
  /// The line without its indentation.
  let text: String

  /// A type or an extension with members.
  struct Owner {
    let keyword: String
    let name: String
    fileprivate let indent: Int
  }

  /// The declarations of an interface in their order.
  static func list(in interface: String) -> [PrintedDeclaration] {
    var list: [PrintedDeclaration] = []
    var owners: [Owner] = []
    for bytes in interface.utf8.split(separator: UInt8(ascii: "\n")) {
      let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      let line = bytes.dropFirst(indent)
      guard let first = line.first, first != UInt8(ascii: "/") else { continue }
      while let last = owners.last, last.indent >= indent { owners.removeLast() }
      guard let (keyword, name) = declared(on: line) else { continue }
      list.append(
        PrintedDeclaration(
          keyword: keyword,
          name: name,
          owners: owners,
          text: String(Substring(line))
        )
      )
      if line.last == UInt8(ascii: "{"), typeWords.contains(keyword) {
        owners.append(Owner(keyword: keyword, name: name, indent: indent))
      }
    }
    return list
  }

  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "protocol", "extension", "actor",
  ]

  private static let keywords: Set<String> = typeWords.union([
    "func", "var", "let", "case", "typealias", "associatedtype", "macro", "operator",
    "precedencegroup",
  ])

  /// What a line declares.
  private static func declared(on line: Substring.UTF8View) -> (keyword: String, name: String)? {
    let words = line.split(separator: UInt8(ascii: " "))
    var isQuoted = false
    for (index, word) in words.enumerated() {
      // The message of an attribute is prose.
      if word.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1 { isQuoted.toggle() }
      guard !isQuoted else { continue }
      let head = word.prefix { !"(<?!:".utf8.contains($0) }
      let keyword = String(Substring(head))
      if keyword == "init" || keyword == "subscript" { return (keyword, keyword) }
      guard keywords.contains(keyword) else { continue }
      guard head.count == word.count, index + 1 < words.count else { return nil }
      // `class func` and `class var` declare members.
      if keyword == "class", keywords.contains(String(Substring(words[index + 1]))) { continue }
      return (keyword, name(words[index + 1], of: keyword))
    }
    return nil
  }

  /// The name at the beginning of a word.
  private static func name(_ word: Substring.UTF8View, of keyword: String) -> String {
    let isOperator = word.first.map {
      $0 < 0x80 && $0 != UInt8(ascii: "`") && !SymbolName.isInName($0)
    }
    let ends = isOperator == true ? "(" : "(<:,"
    let name = Substring(word.prefix { !ends.utf8.contains($0) })
    let last = typeWords.contains(keyword) ? name.split(separator: ".").last ?? name : name
    return String(last).withoutBackticks
  }
}
