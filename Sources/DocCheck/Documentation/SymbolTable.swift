/// The names that files of a package declare, with their labels.
struct SymbolTable: Sendable {
  /// The names with labels by those without.
  private var names: [String: Set<String>] = [:]

  init(_ names: some Sequence<String> = []) {
    for name in names { self.names[Self.base(of: name), default: []].insert(name) }
  }

  /// The names with these labels and others, or without any, of something.
  subscript(base: String) -> Set<String> { names[base] ?? [] }

  /// All names without labels.
  var bases: [String] { Array(names.keys) }

  /// Adds what another table has.
  mutating func formUnion(_ other: SymbolTable) {
    names.merge(other.names) { $0.union($1) }
  }

  /// A name without its labels.
  static func base(of name: String) -> String {
    guard let open = name.firstIndex(of: "("), open > name.startIndex else { return name }
    return String(name[..<open])
  }
}

extension SymbolTable {
  /// What the Swift files in some folders declare.
  init(ofPackagesIn folders: [String], workers: Workers) {
    let files = folders.flatMap(PackageStamp.sources).filter {
      $0.hasSuffix(SourceFileReader.ending)
    }
    let tables = try? workers.map(files) { file -> SymbolTable in
      let boundary = LinkBoundary(around: file)
      guard let bytes = try? ArticleLoader(boundary: boundary).load(file).bytes else {
        return SymbolTable()
      }
      let source = SourceText(ValidUTF8.bytes(of: bytes))
      return SymbolTable(SourceFileReader.symbols(in: source))
    }
    self.init()
    for table in tables ?? [] { formUnion(table) }
  }
}
