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
  /// The rows of functions, by their places, that others come before: those that take Swift's own types in place of
  /// classes of Objective-C, and those of older protocols.
  let disfavored: Set<Int>
  /// The types with a property that can be set, by its name.
  let settable: [String: Set<String>]
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
    disfavored = Self.disfavored(in: declarations).union(Self.repeated(in: declarations))
    settable = declarations.reduce(into: [:]) { types, declaration in
      guard declaration.kind == .var, declaration.flags.contains("set") else { return }
      types[declaration.name, default: []].insert(declaration.container)
    }
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

  /// The rows of functions that take a class of Objective-C where one of the same name takes Swift's own type: an
  /// empty list of sort descriptors is one of the latter.
  private static func disfavored(in declarations: [APIDeclaration]) -> Set<Int> {
    let functions = declarations.indices.filter {
      [.func, .`init`].contains(declarations[$0].kind) && !declarations[$0].parameters.isEmpty
    }
    let overloads = Dictionary(grouping: functions) { declarations[$0].path }
    let mayDiffer = overloads.values.filter { rows in
      rows.count > 1
        && rows.contains { declarations[$0].parameters.contains { $0.type.contains("NS") } }
    }
    return mayDiffer.reduce(into: []) { found, rows in
      let types = rows.map { declarations[$0].parameters.map(\.type) }
      let plain = types.map { $0.map { $0.replacing(classPrefix, with: "").withoutArguments } }
      let classes = types.map { $0.count { $0.contains(classPrefix) } }
      for index in rows.indices {
        let isSecond = rows.indices.contains {
          plain[$0] == plain[index] && classes[$0] < classes[index]
        }
        if isSecond { found.insert(rows[index]) }
      }
    }
  }

  /// The rows of a protocol's functions that an older protocol of the module has, too: a type may conform to both.
  private static func repeated(in declarations: [APIDeclaration]) -> [Int] {
    let protocols = Set(declarations.filter { $0.kind == .protocol }.map(\.name))
    let functions = declarations.indices.filter {
      declarations[$0].kind == .func && protocols.contains(declarations[$0].container)
    }
    return rows(functions, of: declarations, alikeBy: \.name) { $0.min() }
  }

  private static let classPrefix = Pattern(/\bNS(?=[A-Z])/.wordBoundaryKind(.simple))

  /// The rows of result builders' functions that differ from a newer one by their results only; the compiler's
  /// own choice rests on attributes that the facts do not have.
  private static func replaced(in declarations: [APIDeclaration]) -> [Int] {
    let functions = declarations.indices.filter { declarations[$0].isOfResultBuilder }
    return rows(functions, of: declarations, alikeBy: \.path) { $0.max() }
  }

  /// The rows that have the same name, parameters and constraints as others, without those of the chosen version.
  private static func rows(
    _ rows: [Int],
    of declarations: [APIDeclaration],
    alikeBy name: (APIDeclaration) -> String,
    besides chosen: ([SystemVersion]) -> SystemVersion?
  ) -> [Int] {
    let alike = Dictionary(grouping: rows) { row in
      [name(declarations[row])] + declarations[row].parameters.map(\.type)
        + declarations[row].constraints
    }
    return alike.values.flatMap { rows in
      let versions = rows.map { SystemVersion(declarations[$0].iOS) ?? SystemVersion(0) }
      let kept = chosen(versions)
      return zip(rows, versions).filter { $0.1 != kept }.map(\.0)
    }
  }
}

extension String {
  /// A type without the arguments of generic types in it.
  fileprivate var withoutArguments: String { replacing(Self.arguments, with: "") }

  private static let arguments = Pattern(/<[^<>]*>/)
}

extension APIDeclaration {
  /// Whether the compiler calls it for the parts of a result builder's block.
  fileprivate var isOfResultBuilder: Bool {
    kind == .func && isStatic && name.hasPrefix("build") && container.hasSuffix("Builder")
  }
}
