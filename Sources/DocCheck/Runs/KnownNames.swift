/// The names that doccheck has modules for: those of Apple's API, and those of the package that the
/// articles are about.
struct KnownNames: Sendable {
  /// The interfaces of the shim's modules and of Observation.
  let interfaces: [ModuleInterface]
  /// The interfaces of the package's modules.
  let package: [ModuleInterface]

  /// Every name at the top level of one of the modules.
  let names: Set<String>
  /// Every member of one of their types.
  let members: Set<String>
  /// The members that every view has.
  let viewMembers: Set<String>
  /// The names of what every snippet may use.
  let standard: StandardLibrary
  /// The modules that a snippet without import lines may mean besides.
  let optional: OptionalModules

  init(
    interfaces: [ModuleInterface],
    package: [ModuleInterface] = [],
    standard: StandardLibrary,
    optional: OptionalModules
  ) {
    self.interfaces = interfaces
    self.package = package
    self.standard = standard
    self.optional = optional
    names = (interfaces + package).reduce(into: []) { $0.formUnion($1.names) }
    members = (interfaces + package).reduce(into: []) { $0.formUnion($1.members) }
    viewMembers = interfaces.reduce(into: []) { $0.formUnion($1.viewMembers) }
  }

  /// Reads the interfaces of the modules in use.
  init(toolchain: Toolchain, shim: Shim, package: BuiltPackage?) throws {
    func interfaces(of modules: [String], _ searchOptions: [String]) throws -> [ModuleInterface] {
      try modules.compactMap {
        try ModuleInterface(module: $0, toolchain: toolchain, searchOptions: searchOptions)
      }
    }
    let modules = ["Combine", "SwiftUI", "UIKit", "Observation"]
    self.init(
      interfaces: try interfaces(of: modules, ["-I", shim.modules]),
      package: try package.map { try interfaces(of: $0.modules, $0.paths.searchOptions) } ?? [],
      standard: StandardLibrary(toolchain: toolchain),
      optional: OptionalModules(toolchain: toolchain)
    )
  }

  /// Whether a library declares a name, be it Apple's or the standard one.
  func declares(_ name: String) -> Bool {
    names.contains(name) || standard.members(ofTypes: [name]) != nil
  }

  /// The declarations of all modules by their names, read when they are first asked for.
  var declarations: DeclarationIndex { standard.declarations(with: interfaces + package) }

  /// The symbols that prose may name.
  var symbols: LibrarySymbols { LibrarySymbols(declarations) }

  /// The module that declares a name: one of the package, else SwiftUI before the modules that it
  /// passes on.
  func module(declaring name: String) -> String? {
    if let own = package.first(where: { $0.names.contains(name) }) { return own.module }
    let order = ["SwiftUI", "UIKit", "Combine", "Observation"]
    return order.first { module in
      interfaces.contains { $0.module == module && $0.names.contains(name) }
    }
  }

  /// The modules of the package that declare one of some names, as members of some type or not.
  func packageModules(declaring names: Set<String>) -> [String] {
    package.filter { !names.isDisjoint(with: $0.names) || !names.isDisjoint(with: $0.members) }
      .map(\.module)
  }
}
