/// The declarations of modules by their names, found in the interfaces that the toolchain prints:
/// one declaration stands on each line, and what encloses it is indented less.
struct DeclarationIndex: Sendable {
  /// A declaration of a module.
  struct Entry: Sendable {
    let module: String
    /// The type or the extension around the declaration.
    let owner: String?
    /// The word that introduces the declaration, such as `func`.
    let keyword: String
    let text: String
  }

  private var entries: [String: [Entry]] = [:]

  init(_ texts: [ModuleInterface.Text]) {
    for text in texts { add(text) }
  }

  /// The declarations of a name: of a type, a member, a function without its labels, `init` or
  /// `subscript`.
  subscript(name: String) -> [Entry] { entries[name] ?? [] }

  /// The names of the members that a type has in some module.
  func members(of owner: String) -> Set<String> {
    Set(entries.filter { $0.value.contains { $0.owner == owner } }.map(\.key))
  }

  /// All names.
  var names: some Collection<String> { entries.keys }

  private mutating func add(_ interface: ModuleInterface.Text) {
    var owners: [(indent: Int, name: String)] = []
    for bytes in interface.swift.utf8.split(separator: UInt8(ascii: "\n")) {
      let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      let line = bytes.dropFirst(indent)
      guard let first = line.first, first != UInt8(ascii: "/") else { continue }
      while let last = owners.last, last.indent >= indent { owners.removeLast() }
      let text = Substring(line)
      guard let declared = Self.declaration(text.split(separator: " ")) else { continue }
      if declared.keyword != "extension" {
        entries[declared.name, default: []].append(
          Entry(
            module: interface.module,
            owner: owners.last?.name,
            keyword: declared.keyword,
            text: String(text)
          )
        )
      }
      if line.last == UInt8(ascii: "{"), Self.typeWords.contains(declared.keyword) {
        owners.append((indent, declared.name))
      }
    }
  }

  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "protocol", "extension", "actor",
  ]

  private static let keywords: Set<String> = typeWords.union([
    "func", "var", "let", "case", "typealias", "associatedtype", "macro",
  ])

  /// What a line declares: its keyword, and its name without labels and without the types around.
  private static func declaration(_ words: [Substring]) -> (keyword: String, name: String)? {
    for (index, word) in words.enumerated() {
      let head = String(word.prefix { !"(<?!:".contains($0) })
      if head == "init" || head == "subscript" { return (head, head) }
      guard keywords.contains(head) else { continue }
      guard head == word, index + 1 < words.count else { return nil }
      // `class func` and `class var` declare members.
      if head == "class", keywords.contains(String(words[index + 1])) { continue }
      let name = words[index + 1].prefix { !"(<:,".contains($0) }
      let last = typeWords.contains(head) ? name.split(separator: ".").last ?? name : name
      return (head, String(last).withoutBackticks)
    }
    return nil
  }
}
