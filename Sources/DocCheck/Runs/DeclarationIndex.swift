/// The declarations of modules by their names, found in the interfaces that the toolchain prints:
/// one declaration stands on each line, and what encloses it is indented less.
struct DeclarationIndex: Sendable {
  /// A declaration of a module.
  struct Entry: Sendable {
    let module: String
    /// The type or the extension around the declaration.
    let owner: String?
    let text: String
  }

  private var entries: [String: [Entry]] = [:]

  init(_ interfaces: [ModuleInterface]) {
    for interface in interfaces { add(interface) }
  }

  /// The declarations of a name: of a function without its labels, `init` or `subscript`.
  subscript(name: String) -> [Entry] { entries[name] ?? [] }

  /// The names of the members that a type has in some module.
  func members(of owner: String) -> Set<String> {
    Set(entries.filter { $0.value.contains { $0.owner == owner } }.map(\.key))
  }

  private mutating func add(_ interface: ModuleInterface) {
    var owners: [(indent: Int, name: String)] = []
    for line in interface.text.split(separator: "\n") {
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let text = line.dropFirst(indent)
      guard text.utf8.first != UInt8(ascii: "/") else { continue }
      while let last = owners.last, last.indent >= indent { owners.removeLast() }
      let words = text.split(separator: " ")
      if text.utf8.last == UInt8(ascii: "{"), let name = Self.typeName(words) {
        owners.append((indent, name))
      } else if let name = Self.memberName(words) {
        entries[name, default: []].append(
          Entry(module: interface.module, owner: owners.last?.name, text: String(text))
        )
      }
    }
  }

  private static let typeWords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "extension", "actor",
  ]

  /// The last part of the name of the type that a line opens.
  private static func typeName(_ words: [Substring]) -> String? {
    guard let index = words.firstIndex(where: typeWords.contains), index + 1 < words.count else {
      return nil
    }
    let name = words[index + 1].prefix { $0 != "<" && $0 != ":" }
    return name.split(separator: ".").last.map(String.init)
  }

  /// The name that a line declares as a member or at the top level.
  private static func memberName(_ words: [Substring]) -> String? {
    for (index, word) in words.enumerated() {
      let head = word.prefix { !"(<?!:".contains($0) }
      switch head {
      case "init", "subscript": return String(head)
      case "func", "var", "let":
        guard head == word, index + 1 < words.count else { return nil }
        return String(words[index + 1].prefix { !"(<:".contains($0) })
      default: continue
      }
    }
    return nil
  }
}
