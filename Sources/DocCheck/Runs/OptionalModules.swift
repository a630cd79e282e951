/// The modules of the toolchain whose import lines articles leave out where their names speak for
/// themselves.
struct OptionalModules: Sendable {
  /// The names of all of these modules.
  static let names: Set = ["Testing", "XCTest", "Synchronization", "RegexBuilder"]

  /// The modules whose macros alone tell that they are meant: their types bear everyday names.
  private let byMacro: InterfaceSet
  /// The modules whose types tell it too.
  private let byName: InterfaceSet

  init(toolchain: Toolchain) {
    byMacro = InterfaceSet(["Testing"], toolchain: toolchain)
    byName = InterfaceSet(["XCTest", "Synchronization", "RegexBuilder"], toolchain: toolchain)
  }

  /// The modules that have what errors say is unknown.
  func modules(lackedBy errors: [CompilerMessage]) -> [String] {
    let macros = Set(errors.compactMap(Self.macro))
    let names = macros.union(errors.compactMap(\.missingName))
    guard !names.isEmpty else { return [] }
    let found =
      (macros.isEmpty ? [] : byMacro.interfaces.filter { !$0.names.isDisjoint(with: macros) })
      + byName.interfaces.filter { !$0.names.isDisjoint(with: names) }
    return found.map(\.module)
  }

  /// The module of the macro that an error says is unknown.
  func module(ofMacroIn error: CompilerMessage) -> String? {
    guard let name = Self.macro(error) else { return nil }
    return byMacro.interfaces.first { $0.names.contains(name) }?.module
  }

  private static func macro(_ error: CompilerMessage) -> String? {
    error.unknownAttribute ?? error.unknownMacro
  }
}
