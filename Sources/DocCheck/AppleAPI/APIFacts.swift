import CAppleAPI
import Foundation

/// What Apple's modules declare: a table of tab-separated rows for each.
///
/// Source: the interfaces of iOS 17.4 (Sources/SampleModels/AppleAPI/Facts/README.md).
struct APIFacts: Sendable {
  /// The names of the modules.
  let modules: Set<String>
  /// The names of the tables that are each about one module.
  private let tables: Set<String>
  /// What is known of modules besides their tables: what is private in them, or written in C.
  private let supplements: [String: [APIDeclaration]]
  /// What later systems brought, by its modules.
  private let newer: [String: [APIDeclaration]]
  /// What to use instead of deprecated declarations, by their modules.
  private let replacements: [String: [APIReplacement]]
  /// What the import of a module brings along.
  private let reexports: [String: [String]]
  /// What a module itself imports.
  private var imported: [String: [String]]
  /// What the compiler is known to refuse of modules.
  private var changes: [String: InterfaceChanges]
  /// The text of a table by its name.
  private let table: @Sendable (String) -> String?

  /// The facts that doccheck was built with.
  static let embedded = Lazy { Result { try APIFacts(names: Array(tables.keys), table: text) } }

  /// The modules of which there are facts and nothing else, by the facts that doccheck was built with.
  static let declaredOnly = Lazy {
    ((try? embedded.value.get())?.modules ?? []).subtracting(TypeDirectory.presentModules)
  }

  /// Whether a name is that of a module of Apple's, of which nothing else may be known.
  static func isModule(_ name: String) -> Bool { moduleNames.contains(name) }

  /// The modules that there are facts about, and those that are known by name.
  private static let moduleNames: Set<String> = {
    let listed = (text("frameworks") ?? "").utf8.split(separator: UInt8(ascii: "\n")).dropFirst()
      .map { String(Substring($0.prefix { $0 != UInt8(ascii: "\t") })) }
    return Set(tables.keys).subtracting(others).union(listed).union(AppleModules.names)
  }()

  /// - Parameters:
  ///   - names: the names of the tables.
  ///   - table: the text of each.
  /// - Throws: `EnvironmentError` if a table that is about no single module is missing or damaged.
  init(names: [String], table: @escaping @Sendable (String) -> String?) throws {
    self.table = table
    tables = Set(names).subtracting(Self.others)
    reexports = try Self.lists(in: "reexports", table)
    imported = try Self.lists(in: "imports", table)
    changes = try Self.lines(of: "changes", table).reduce(into: [:]) { changes, row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let isRead = changes[fields[0], default: InterfaceChanges()].add(Array(fields.dropFirst()))
      guard isRead else { throw Self.damaged("changes") }
    }
    supplements = try Self.rows(in: "supplement", table, APIDeclaration.init)
    newer = try Self.rows(in: "newer", table, APIDeclaration.init)
    replacements = try Self.rows(in: "replacements", table, APIReplacement.init)
    modules = tables.union(supplements.keys).union(newer.keys)
  }

  /// The rows of a table that is there, ends as it was written, and has a name at the beginning of each row.
  private static func lines(
    of name: String,
    _ table: (String) -> String?
  ) throws -> [Substring] {
    guard let text = table(name) else { throw damaged(name) }
    let rows = text.split(separator: "\n")
    // A character of its own, the end of a line on Windows is none here.
    guard text.isEmpty || text.last == "\n",
      rows.allSatisfy({ $0.utf8.first != UInt8(ascii: "\t") })
    else { throw damaged(name) }
    return rows
  }

  /// Reads a table with a module and a list of modules in each row.
  private static func lists(
    in name: String,
    _ table: (String) -> String?
  ) throws -> [String: [String]] {
    try lines(of: name, table).reduce(into: [:]) { lists, row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2 else { throw damaged(name) }
      lists[String(fields[0])] = fields[1].split(separator: " ").map(String.init)
    }
  }

  /// Reads a table with rows about several modules.
  private static func rows<Row>(
    in name: String,
    _ table: (String) -> String?,
    _ read: (Substring) -> Row?
  ) throws -> [String: [Row]] {
    try lines(of: name, table).reduce(into: [:]) { rows, text in
      guard let row = read(text) else { throw damaged(name) }
      rows[String(text.prefix { $0 != "\t" }), default: []].append(row)
    }
  }

  /// The tables that are about no single module.
  private static let others: Set<String> = [
    "changes", "frameworks", "imports", "newer", "reexports", "replacements", "supplement",
  ]

  /// Reads what is known of a module.
  ///
  /// - Throws: `EnvironmentError` naming the table if a row of it cannot be read.
  func module(_ name: String) throws -> APIModule {
    var own = try declarations(in: name)
    var more = supplements[name] ?? []
    replaceVariables(of: &own, by: &more)
    replaceTypes(of: &own, by: &more)
    let types = more.filter { $0.kind.isType || $0.kind == .associatedtype }
    let replaced = Set(types.map(\.path))
    let kept = own.filter {
      !$0.kind.isType && $0.kind != .associatedtype || !replaced.contains($0.path)
    }
    return APIModule(
      name: name,
      reexports: reexports[name] ?? [],
      declarations: APIReplacement.applied(
        replacements[name] ?? [],
        to: kept + more + (newer[name] ?? [])
      )
    )
  }

  /// Puts variables in place of those that differ from them by an attribute at most, and takes them away from what
  /// is added.
  private func replaceVariables(of own: inout [APIDeclaration], by more: inout [APIDeclaration]) {
    for variable in more where variable.kind == .var {
      let places = own.indices.filter { own[$0].isSameVariable(as: variable) }
      guard !places.isEmpty else { continue }
      for place in places { own[place] = variable }
      more.removeAll { $0.isSameVariable(as: variable) }
    }
  }

  /// What a module is made of: all that is known of it, or what another module lacks of that.
  func module(_ name: String, _ directory: TypeDirectory) throws -> APIModule {
    guard let extended = ModuleAdditions.extended(by: name) else {
      return try ModuleAdditions.module(module(name), besides: directory)
    }
    return try ModuleAdditions.module(module(extended), lackedBy: directory)
  }

  /// Puts other names of types in place of the types which they are here, and takes them away from what is added.
  ///
  /// A string is cast to `CFString`, and a list to `CFArray`, as Foundation has it with its own classes alone.
  private func replaceTypes(of own: inout [APIDeclaration], by more: inout [APIDeclaration]) {
    for alias in more where alias.kind == .typealias {
      let place = own.firstIndex { $0.kind.isType && $0.path == alias.path }
      guard let place else { continue }
      own[place] = alias
      more.removeAll { $0.kind == .typealias && $0.path == alias.path }
    }
  }

  /// The modules whose names the import of a module brings along by itself.
  func reexports(of name: String) -> [String] { reexports[name] ?? [] }

  /// The same facts with other imports, and with other changes of some modules.
  func with(
    _ changes: [String: InterfaceChanges],
    importing imports: [String: [String]]
  ) -> APIFacts {
    var facts = self
    facts.imported = imports
    facts.changes.merge(changes) { $1 }
    return facts
  }

  /// What is changed of a module's declarations, so that the compiler takes them at once.
  func changes(of name: String) -> InterfaceChanges { changes[name] ?? InterfaceChanges() }

  /// The modules that a module imports, in the order of their names.
  func imports(of name: String) -> [String] { imported[name] ?? [] }

  private func declarations(in name: String) throws -> [APIDeclaration] {
    guard tables.contains(name) else { return [] }
    let rows = try Self.lines(of: name, table)
    let declarations = rows.filter { $0.hasPrefix(name + "\t") }
      .compactMap(APIDeclaration.init(row:))
    guard !rows.isEmpty, declarations.count == rows.count else { throw Self.damaged(name) }
    return declarations
  }

  /// All rows of all tables of modules, unread.
  var rows: some Sequence<Substring> {
    (tables.sorted() + ["supplement", "newer"]).lazy.flatMap(rows(in:))
  }

  /// The names that modules declare at the top level, without argument labels, each with its module; those that
  /// Swift has had under other names since its third version are left out.
  var topLevelNames: [(module: String, name: String)] {
    (tables.sorted() + ["supplement", "newer"]).flatMap { name -> [(String, String)] in
      (table(name) ?? "").utf8.split(separator: UInt8(ascii: "\n")).compactMap(Self.topLevelName)
    }
      + rows(in: "frameworks").map { $0.split(separator: "\t").map(String.init) }
      .filter { $0.count > 1 && !$0[1].contains(".") }.map { ($0[0], $0[1]) }
  }

  /// The module and the name in a row; nothing where a type has it, or where it is no declaration.
  private static func topLevelName(_ row: Substring.UTF8View) -> (String, String)? {
    let tab = UInt8(ascii: "\t")
    guard let end = row.firstIndex(of: tab) else { return nil }
    let rest = row[end...].dropFirst()
    guard rest.first == tab else { return nil }
    let fields = rest.dropFirst().split(separator: tab, omittingEmptySubsequences: false)
    guard fields.count > 10, !fields[0].elementsEqual("conformance".utf8),
      !Substring(fields[7]).contains("unavailable"), !fields[10].starts(with: "swift".utf8)
    else { return nil }
    let name = fields[1].prefix { $0 != UInt8(ascii: "(") }
    return (String(Substring(row[..<end])), String(Substring(name)))
  }

  /// The rows of a table, unread.
  private func rows(in name: String) -> [Substring] {
    (table(name) ?? "").utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
  }

  /// The rows about a module, unread.
  func rows(of name: String) -> [Substring] {
    rows(in: name)
      + ["newer", "supplement"].flatMap(rows(in:)).filter { $0.hasPrefix(name + "\t") }
  }

  /// Whether at most a tenth of the rows about a module is left out of its declarations, so that its errors are the
  /// author's.
  ///
  /// Many rows of RealityKit, for example, name types of a module without facts.
  func isNearlyWhole(_ name: String) -> Bool {
    (changes[name]?.reasons.count ?? 0) * 10 <= rows(in: name).count
  }

  /// The rows of all modules, unread, by the names that they declare, without argument labels.
  var rowsByName: [String: [Substring]] {
    let tab = UInt8(ascii: "\t")
    return (tables.sorted() + ["supplement", "newer"]).reduce(into: [:]) { names, table in
      for row in (self.table(table) ?? "").utf8.split(separator: UInt8(ascii: "\n")) {
        let fields = row.split(separator: tab, maxSplits: 4, omittingEmptySubsequences: false)
        guard fields.count > 4 else { continue }
        names[Substring(fields[3]).baseOfName, default: []].append(Substring(row))
      }
    }
  }

  private static func damaged(_ name: String) -> EnvironmentError {
    EnvironmentError(
      stage: "facts",
      path: "\(name).tsv",
      message: "the facts about Apple's API are damaged",
      help: "install doccheck again, or restore the file and build it again"
    )
  }
}

extension APIFacts {
  /// The tables that are a part of the program, whose bytes never change.
  nonisolated(unsafe) private static let tables: [String: UnsafeRawBufferPointer] = {
    let all = UnsafeBufferPointer(start: apple_api_tables(), count: apple_api_table_count())
    return all.reduce(into: [:]) { tables, table in
      guard let begin = table.begin, let end = table.end else { return }
      tables[String(cString: table.name)] = UnsafeRawBufferPointer(start: begin, count: end - begin)
    }
  }()

  private static func text(_ name: String) -> String? {
    tables[name].map { String(decoding: $0, as: UTF8.self) }
  }

  /// What tells these facts from others: the size of each table.
  static var identity: String {
    tables.map { "\($0.key) \($0.value.count)" }.sorted().joined(separator: "\n")
  }
}
