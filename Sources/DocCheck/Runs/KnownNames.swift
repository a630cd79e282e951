/// The names of Apple's API that doccheck has modules for.
struct KnownNames: Sendable {
  /// The interfaces of the shim's modules and of Observation.
  let interfaces: [ModuleInterface]

  /// Every name at the top level of one of the modules.
  let names: Set<String>
  /// Every member of one of their types.
  let members: Set<String>
  /// The names of what every snippet may use.
  let standard: StandardLibrary

  init(interfaces: [ModuleInterface], standard: StandardLibrary) {
    self.interfaces = interfaces
    self.standard = standard
    names = interfaces.reduce(into: []) { $0.formUnion($1.names) }
    members = interfaces.reduce(into: []) { $0.formUnion($1.members) }
  }

  /// Reads the interfaces of the modules in use.
  init(toolchain: Toolchain, shim: Shim) throws {
    let modules = ["Combine", "SwiftUI", "UIKit", "Observation"]
    self.init(
      interfaces: try modules.compactMap {
        try ModuleInterface(module: $0, toolchain: toolchain, searchPath: shim.modules)
      },
      standard: StandardLibrary(toolchain: toolchain)
    )
  }

  /// The module that declares a name, SwiftUI before the modules that it passes on.
  func module(declaring name: String) -> String? {
    let order = ["SwiftUI", "UIKit", "Combine", "Observation"]
    return order.first { module in
      interfaces.contains { $0.module == module && $0.names.contains(name) }
    }
  }
}
