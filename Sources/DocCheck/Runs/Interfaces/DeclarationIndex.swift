import Foundation

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

  /// A line for each declaration: its name, its module, its owner, its keyword and its text.
  private let parts: [SortedLines]
  /// The names of the members of each type.
  private let membersByOwner: Lazy<[String: Set<String>]>

  init(_ texts: [ModuleInterface.Text]) {
    self.init(parts: [SortedLines(texts.flatMap(Self.lines))])
  }

  private init(parts: [SortedLines]) {
    self.parts = parts
    membersByOwner = Lazy {
      var members: [String: Set<String>] = [:]
      for part in parts {
        part.forEach { line in
          guard let (name, entry) = Self.entry(line), let owner = entry.owner else { return }
          members[owner, default: []].insert(name)
        }
      }
      return members
    }
  }

  /// What was stored before; nothing if it is not whole.
  init?(stored: Data) {
    guard let lines = SortedLines(stored: stored) else { return nil }
    self.init(parts: [lines])
  }

  /// What `init(stored:)` takes.
  var stored: Data? { parts.count == 1 ? parts.first?.stored : nil }

  /// The declarations of both indices.
  func joined(with other: DeclarationIndex) -> DeclarationIndex {
    DeclarationIndex(parts: parts + other.parts)
  }

  /// The declarations of a name: of a type, a member, a function without its labels, `init` or
  /// `subscript`.
  subscript(name: String) -> [Entry] {
    parts.flatMap { $0.lines(beginningWith: name) }.compactMap { Self.entry($0)?.entry }
  }

  /// The names of the members that a type has in some module.
  func members(of owner: String) -> Set<String> { membersByOwner.value[owner] ?? [] }

  /// All names.
  var names: Set<String> {
    var names: Set<String> = []
    for part in parts { part.forEach { names.insert(String($0.prefix { $0 != "\t" })) } }
    return names
  }

  private static func entry(_ line: String) -> (name: String, entry: Entry)? {
    let fields = line.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
      .map(String.init)
    guard fields.count == 5 else { return nil }
    let owner = fields[2].isEmpty ? nil : fields[2]
    return (fields[0], Entry(module: fields[1], owner: owner, keyword: fields[3], text: fields[4]))
  }

  private static func lines(_ interface: ModuleInterface.Text) -> [String] {
    var lines: [String] = []
    var owners: [(indent: Int, name: String)] = []
    for bytes in interface.swift.utf8.split(separator: UInt8(ascii: "\n")) {
      let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      let line = bytes.dropFirst(indent)
      guard let first = line.first, first != UInt8(ascii: "/") else { continue }
      while let last = owners.last, last.indent >= indent { owners.removeLast() }
      let text = Substring(line)
      guard let declared = declaration(text.split(separator: " ")) else { continue }
      if declared.keyword != "extension" {
        let owner = owners.last?.name ?? ""
        lines.append(
          [declared.name, interface.module, owner, declared.keyword, String(text)]
            .joined(separator: "\t")
        )
      }
      if line.last == UInt8(ascii: "{"), typeWords.contains(declared.keyword) {
        owners.append((indent, declared.name))
      }
    }
    return lines
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
