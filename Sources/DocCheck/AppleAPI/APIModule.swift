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
  /// The rows, by their places, that another module which is here has already.
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
    self.present = present
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
}
