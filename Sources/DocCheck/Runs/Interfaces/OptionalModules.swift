/// The modules of the toolchain whose import lines articles leave out where their names speak for
/// themselves.
struct OptionalModules: Sendable {
  /// The names of all of these modules.
  static let names = Set(
    namedByMacro + namedByType + namedByCompiler + SyntaxModules.usual + namedBySigns.map(\.module)
  )

  private static let namedByMacro = ["Testing"]
  private static let namedByType = ["XCTest", "Synchronization", "RegexBuilder"]
  /// Modules that some of their names alone tell.
  private static let namedBySigns = [ModuleSigns.swiftData]
  /// Modules that a part of the language needs, whose absence the compiler tells.
  private static let namedByCompiler = ["Distributed", "_Differentiation"]
  /// How the compiler tells that.
  static let absence = "without importing module"

  /// The modules whose macros alone tell that they are meant: their types bear everyday names.
  private let byMacro: InterfaceSet
  /// The modules whose types tell it too.
  private let byName: InterfaceSet
  /// The modules that some of their names alone tell.
  private let bySigns: InterfaceSet
  /// What package manifests import.
  private let byManifest: InterfaceSet

  init(reader: InterfaceReader) {
    byMacro = InterfaceSet(Self.namedByMacro, reader: reader)
    byName = InterfaceSet(Self.namedByType, reader: reader)
    bySigns = InterfaceSet(Self.namedBySigns.map(\.module), reader: reader)
    byManifest = InterfaceSet([ManifestOptions.module], reader: reader)
  }

  /// Reads the interfaces of all of these modules.
  func readAll() {
    for set in [byMacro, byName, bySigns, byManifest] { _ = set.interfaces }
  }

  /// The modules that have what errors say is unknown.
  ///
  /// - Parameters:
  ///   - errors: the errors.
  ///   - attributes: the attributes in the code, which go unread on what cannot be found itself.
  ///   - keys: the unknown keys that they are about.
  ///   - declared: the names that the article declares.
  func modules(
    lackedBy errors: [CompilerMessage],
    attributes: Set<String>,
    keys: [UnknownKey],
    declared: Set<String>
  ) -> [String] {
    let missing = Set(errors.compactMap(\.missingName))
    let macros = Set(errors.compactMap(\.unknownMacro)).union(missing.intersection(attributes))
    let names = macros.union(missing)
    let required =
      Self.namedByCompiler.filter { module in
        errors.contains { $0.text.contains("\(Self.absence) '\(module)'") }
      }
      + Self.namedBySigns.filter { signs in
        keys.contains(where: signs.has)
          || errors.contains { signs.name(lackedBy: $0, declared: declared) != nil }
      }.map(\.module)
    guard !names.isEmpty else { return required }
    let found =
      byMacro.interfaces.filter { interface in
        !interface.names.isDisjoint(with: macros)
          || names.contains { Self.isOfTests($0) && interface.names.contains($0) }
      }
      + byName.interfaces.filter { !$0.names.isDisjoint(with: names) }
    let syntax = names.contains(where: SyntaxModules.declare) ? SyntaxModules.usual : []
    return found.map(\.module) + syntax + required
  }

  /// Whether a name of Testing is no everyday name: `CustomTestStringConvertible`.
  private static func isOfTests(_ name: String) -> Bool { name.hasPrefix("CustomTest") }

  /// Whether one of these modules, or what package manifests import, has a name.
  func mayDeclare(_ name: String) -> Bool {
    SyntaxModules.declare(name)
      || [byMacro, byName, bySigns, byManifest].contains { set in
        set.interfaces.contains { $0.names.contains(name) }
      }
  }

  /// Whether one of the modules whose types tell that they are meant has a name.
  func declares(_ name: String) -> Bool { module(declaring: name) != nil }

  /// The one of these modules that has a name.
  func module(declaring name: String) -> String? {
    byName.interfaces.first { $0.names.contains(name) }?.module
  }

  /// The one of the modules that some of their names alone tell which has a name.
  func moduleOfSigns(declaring name: String) -> String? {
    bySigns.interfaces.first { $0.names.contains(name) }?.module
  }

  /// The names of those of the modules that code imports; XCTest's own names tell it without.
  func names(for name: String, imports: some Collection<String>) -> Set<String> {
    let modules = name.hasPrefix("XCT") ? Set(imports).union(["XCTest"]) : Set(imports)
    guard !modules.isDisjoint(with: Self.names) else { return [] }
    return [byMacro, byName, bySigns].flatMap(\.interfaces)
      .filter { modules.contains($0.module) }.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// The module that has a macro.
  func module(ofMacro name: String) -> String? {
    byMacro.interfaces.first { $0.names.contains(name) }?.module
      ?? Self.namedBySigns.first { $0.attributes.union($0.macros).contains(name) }?.module
  }

  /// The members of the module that has a type, where the type's name alone need not tell it; nothing
  /// if there is none.
  func members(ofTypes types: [String]) -> Set<String>? {
    (bySigns.interfaces + byManifest.interfaces).first { !$0.names.isDisjoint(with: types) }?
      .members
  }

  /// The module that alone has a key of the environment.
  func module(ofKey key: UnknownKey) -> String? {
    Self.namedBySigns.first { $0.has(key) }?.module
  }

  /// The name that an error says is unknown, with the module that its name alone tells.
  func sign(in error: CompilerMessage, declared: Set<String>) -> (name: String, module: String)? {
    Self.namedBySigns.lazy.compactMap { signs in
      signs.name(lackedBy: error, declared: declared).map { ($0, signs.module) }
    }.first
  }
}
