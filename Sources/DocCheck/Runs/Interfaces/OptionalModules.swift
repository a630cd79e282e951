/// The modules of the toolchain whose import lines articles leave out where their names speak for
/// themselves.
struct OptionalModules: Sendable {
  /// The names of all of these modules.
  static let names = Set(namedByMacro + namedByType + namedByCompiler + SyntaxModules.usual)

  private static let namedByMacro = ["Testing"]
  private static let namedByType = ["XCTest", "Synchronization", "RegexBuilder"]
  /// Modules that a part of the language needs, whose absence the compiler tells.
  private static let namedByCompiler = ["Distributed", "_Differentiation"]

  /// The modules whose macros alone tell that they are meant: their types bear everyday names.
  private let byMacro: InterfaceSet
  /// The modules whose types tell it too.
  private let byName: InterfaceSet

  init(reader: InterfaceReader) {
    byMacro = InterfaceSet(Self.namedByMacro, reader: reader)
    byName = InterfaceSet(Self.namedByType, reader: reader)
  }

  /// The modules that have what errors say is unknown.
  ///
  /// - Parameters:
  ///   - errors: the errors.
  ///   - attributes: the attributes in the code, which go unread on what cannot be found itself.
  func modules(lackedBy errors: [CompilerMessage], attributes: Set<String> = []) -> [String] {
    let missing = Set(errors.compactMap(\.missingName))
    let macros = Set(errors.compactMap(\.unknownMacro)).union(missing.intersection(attributes))
    let names = macros.union(missing)
    let required = Self.namedByCompiler.filter { module in
      errors.contains { $0.text.contains("without importing module '\(module)'") }
    }
    guard !names.isEmpty else { return required }
    let found =
      (macros.isEmpty ? [] : byMacro.interfaces.filter { !$0.names.isDisjoint(with: macros) })
      + byName.interfaces.filter { !$0.names.isDisjoint(with: names) }
    let syntax = names.contains(where: SyntaxModules.declare) ? SyntaxModules.usual : []
    return found.map(\.module) + syntax + required
  }

  /// Whether one of the modules whose types tell that they are meant has a name.
  func declares(_ name: String) -> Bool {
    byName.interfaces.contains { $0.names.contains(name) }
  }

  /// The module that has a macro.
  func module(ofMacro name: String) -> String? {
    byMacro.interfaces.first { $0.names.contains(name) }?.module
  }
}
