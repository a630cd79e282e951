/// The symbols of the libraries that articles are about.
struct LibrarySymbols: Sendable {
  private let declarations: DeclarationIndex
  private let near: Lazy<NameNeighbours>
  /// The types whose values can be called like functions.
  private let callableTypes: Set<String>

  init(_ declarations: DeclarationIndex) {
    self.declarations = declarations
    near = Lazy { NameNeighbours(declarations.names.filter { !$0.hasPrefix("_") }) }
    callableTypes = Set(declarations["callAsFunction"].compactMap(\.owner))
  }

  /// Whether some library declares a name.
  func has(_ name: String) -> Bool { declarations.contains(name) }

  /// The names that are one edit away from a name.
  func neighbours(of name: String) -> Set<String> { near.value.neighbours(of: name) }

  /// What the libraries declare a name as.
  func kinds(of name: String) -> Set<SymbolKind> {
    Set(
      declarations[name].map { entry in
        let kind = SymbolKind(keyword: entry.keyword)
        return kind == .property && isCallable(entry.text) ? .other : kind
      }
    )
  }

  /// Whether a property's type is a function, or one whose values can be called.
  private func isCallable(_ declaration: String) -> Bool {
    let type = declaration.split(separator: ":", maxSplits: 1).last ?? ""
    return type.contains("->")
      || type.split { !$0.isLetter && !$0.isNumber }.contains { callableTypes.contains(String($0)) }
  }
}
