/// The public declarations of one of Apple's modules.
struct APIModule: Sendable {
  let name: String
  /// The modules whose names its import brings along.
  let reexports: [String]
  let declarations: [APIDeclaration]
  /// The rows of the members of each type, by its path.
  let rowsByContainer: [String: [APIDeclaration]]
  /// The paths of the types that conform to each protocol, as far as this module says it.
  let conformers: [String: Set<String>]
  /// The rows, by their places, that another module which is here has already, or that a newer row replaces.
  let present: Set<Int>
  /// The types that the module itself declares, by their paths.
  let types: [String: APIDeclaration]

  init(
    name: String,
    reexports: [String],
    declarations: [APIDeclaration],
    present: Set<Int> = []
  ) {
    (self.name, self.reexports, self.declarations) = (name, reexports, declarations)
    self.present = present.union(Self.replaced(in: declarations))
    rowsByContainer = Dictionary(grouping: declarations, by: \.container)
    conformers = declarations.reduce(into: [:]) { conformers, declaration in
      guard
        declaration.kind.isType && declaration.kind != .protocol || declaration.kind == .conformance
      else { return }
      let type = declaration.kind.isType ? declaration.path : declaration.container
      for name in declaration.inherits { conformers[name, default: []].insert(type) }
    }
    types = declarations.reduce(into: [:]) { types, declaration in
      guard declaration.kind.isType else { return }
      // A protocol with primary associated types is listed with them and without.
      if types[declaration.path]?.generics.isEmpty ?? true { types[declaration.path] = declaration }
    }
  }

  /// The rows of result builders' functions that differ from a newer one by their results only; the compiler's
  /// own choice rests on attributes that the facts do not have.
  private static func replaced(in declarations: [APIDeclaration]) -> [Int] {
    let functions = declarations.indices.filter { declarations[$0].isOfResultBuilder }
    let sameUses = Dictionary(grouping: functions) { row in
      [declarations[row].path] + declarations[row].parameters.map(\.type)
        + declarations[row].constraints
    }
    return sameUses.values.flatMap { rows in
      let versions = rows.map { SystemVersion(declarations[$0].iOS) ?? SystemVersion(0) }
      let newest = versions.max()
      return zip(rows, versions).filter { $0.1 != newest }.map(\.0)
    }
  }
}

extension APIDeclaration {
  /// Whether the compiler calls it for the parts of a result builder's block.
  fileprivate var isOfResultBuilder: Bool {
    kind == .func && isStatic && name.hasPrefix("build") && container.hasSuffix("Builder")
  }
}
