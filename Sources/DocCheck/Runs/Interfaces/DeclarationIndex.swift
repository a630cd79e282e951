import Foundation

/// The declarations of modules by their names, found in the interfaces that the toolchain prints.
struct DeclarationIndex: Sendable {
  /// A declaration of a module.
  struct Entry: Sendable {
    let module: String
    /// The type or the extension around the declaration.
    let owner: String?
    /// The word that introduces the declaration, such as `func`.
    let keyword: String
    let text: String

    /// The number of generic parameters of a type, whose constraints are printed after them all.
    var genericParameterCount: Int {
      let head = text.prefix { $0 != "{" && $0 != ":" && $0 != ">" }
      guard let open = head.firstIndex(of: "<") else { return 0 }
      return head[open...].split(separator: ",").count
    }
  }

  /// A line for each declaration: its name, its module, its owner, its keyword and its text.
  private let parts: [SortedLines]
  /// The members of all types, read when they are first asked for.
  private let memberTable: Lazy<MemberTable>

  /// The names of the members of types, to be looked up without reading the lines again.
  private struct MemberTable: Sendable {
    var byOwner: [String: Set<String>] = [:]
    /// The members of all types whose names some protocol bears.
    var ofProtocols: Set<String> = []
  }

  init(_ texts: [ModuleInterface.Text]) {
    self.init(parts: [SortedLines(texts.flatMap(Self.lines))])
  }

  private init(parts: [SortedLines]) {
    self.parts = parts
    memberTable = Lazy {
      var table = MemberTable()
      var protocols: Set<String> = []
      for part in parts {
        part.forEach { line in
          guard let (name, entry) = Self.entry(line) else { return }
          if entry.keyword == "protocol" { protocols.insert(name) }
          if let owner = entry.owner { table.byOwner[owner, default: []].insert(name) }
        }
      }
      table.ofProtocols = protocols.reduce(into: []) { $0.formUnion(table.byOwner[$1] ?? []) }
      return table
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

  /// Whether there is a declaration of a name.
  func contains(_ name: String) -> Bool { parts.contains { $0.contains(name) } }

  /// The names of the members that a type has in some module.
  func members(of owner: String) -> Set<String> { memberTable.value.byOwner[owner] ?? [] }

  /// The names of the members that protocols have, and other types of the same names.
  var membersOfProtocols: Set<String> { memberTable.value.ofProtocols }

  private static let statics = ["static ", "class var ", "class func "]

  /// The names of the members that a type itself has in some module, its values among them.
  func values(of owner: String) -> Set<String> {
    members(of: owner).filter { name in
      self[name].contains {
        let text = $0.text
        return $0.owner == owner
          && ($0.keyword == "case" || Self.statics.contains(where: text.contains))
      }
    }
  }

  /// The names of the members that a type has in some module, with those of what it inherits from.
  func allMembers(of owner: String) -> Set<String> {
    ancestors(of: owner).reduce(into: []) { $0.formUnion(members(of: $1)) }
  }

  /// A type, the types that it inherits from and what their generic parameters are asked for.
  func ancestors(of type: String) -> Set<String> {
    var (seen, open): (Set<String>, [String]) = ([], [type])
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      for entry in self[type] where Self.types.contains(entry.keyword) {
        let head = entry.text.prefix { $0 != "{" }.components(separatedBy: " where ")[0]
        guard let colon = head.firstIndex(of: ":") else { continue }
        open += String(head[colon...]).identifiers
      }
    }
    return seen
  }

  private static let types: Set<String> = ["actor", "class", "enum", "protocol", "struct"]

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
    PrintedDeclaration.list(in: interface.swift)
      .filter { !unlisted.contains($0.keyword) }
      .map { declaration in
        let owner = declaration.owners.last?.name ?? ""
        return [declaration.name, interface.module, owner, declaration.keyword, declaration.text]
          .joined(separator: "\t")
      }
  }

  /// What introduces something else than a type, a value, a function or a macro.
  private static let unlisted: Set<String> = ["extension", "operator", "precedencegroup"]
}
