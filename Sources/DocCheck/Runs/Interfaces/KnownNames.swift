import Synchronization

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

  /// The names of C that code sees which imports Foundation.
  private let cLibrary: InterfaceSet
  /// The declarations of all modules.
  private let index: Lazy<DeclarationIndex>

  private static let modules = ["Combine", "SwiftUI", "UIKit", "Observation"]

  /// Reads the interfaces of the modules in use.
  ///
  /// - Parameters:
  ///   - reader: reads the shim's modules and those of the toolchain.
  ///   - package: the modules of the package, with what reads them.
  init(reader: InterfaceReader, package: (reader: InterfaceReader, modules: [String])?) throws {
    interfaces = try reader.interfaces(of: Self.modules)
    self.package = try package.map { try $0.reader.interfaces(of: $0.modules) } ?? []
    standard = StandardLibrary(reader: reader)
    optional = OptionalModules(reader: reader)
    cLibrary = InterfaceSet(["SwiftGlibc"], reader: reader)
    names = (interfaces + self.package).reduce(into: []) { $0.formUnion($1.names) }
    members = (interfaces + self.package).reduce(into: []) { $0.formUnion($1.members) }
    viewMembers = interfaces.reduce(into: []) { $0.formUnion($1.viewMembers) }
    index = Lazy {
      let own = reader.declarations(of: Self.modules + StandardLibrary.modules)
      guard let package else { return own }
      return package.reader.declarations(of: package.modules).joined(with: own)
    }
  }

  /// Reads all that is read later only when it is asked for.
  func readAll() {
    _ = (standard.members, declarations, cLibrary.interfaces)
    optional.readAll()
  }

  /// Whether a library declares a name, be it Apple's or the standard one.
  func declares(_ name: String) -> Bool {
    names.contains(name) || standard.declares(name)
  }

  /// Whether some module that a snippet may import declares a name, be it C's.
  func mayDeclare(_ name: String) -> Bool {
    declares(name) || optional.mayDeclare(name)
      || Self.unprinted.contains(name)
      || cLibrary.interfaces.contains { $0.names.contains(name) }
  }

  /// Whether all names that a module declares are known.
  func knowsNames(ofModule module: String) -> Bool {
    (interfaces + package).contains { $0.module == module }
      || OptionalModules.names.contains(module)
      || StandardLibrary.modules.contains(module) || module == "Glibc"
  }

  /// C's names that the printed interface leaves out: those that the standard library's own header
  /// declares once more (`LibcShims.h`), macros that are no constants, and functions with any number
  /// of arguments.
  private static let unprinted: Set<String> = [
    "errno", "fprintf", "free", "memcmp", "printf", "scanf", "snprintf", "sprintf", "strlen",
  ]

  /// Whether a name is that of a library's class; XCTest is not among the indexed modules.
  func isClass(_ name: String) -> Bool {
    name == "XCTestCase" || declarations[name].contains { $0.keyword == "class" }
  }

  /// Whether a name is that of a type of Apple's frameworks which takes generic arguments.
  func isGeneric(_ name: String) -> Bool {
    guard names.contains(name) else { return false }
    return declarations[name].contains {
      ["struct", "class", "enum"].contains($0.keyword) && $0.text.contains(" \(name)<")
    }
  }

  /// Whether a library's type of a name can have no such use: generic arguments for one that takes others,
  /// or a value made of a protocol.
  func refuses(_ use: Use) -> Bool {
    let types = declarations[use.name].filter { $0.owner == nil }
    switch use.role {
    case .type(genericArguments: let count) where count > 0:
      return !types.isEmpty && !types.contains { $0.genericParameterCount == count }
    case .call: return !types.isEmpty && types.allSatisfy { $0.keyword == "protocol" }
    default: return false
    }
  }

  /// The same, or whether a value is made with labels that only another type of that name has.
  func refuses(_ use: Use, unlike other: Item) -> Bool {
    if case .call(let call) = use.role, !call.labels.isEmpty,
      other.members.isSuperset(of: call.labels),
      declarations[use.name].contains(where: { $0.owner == nil }),
      !overloads(of: use.name).contains(where: { $0.takes(call) })
    {
      return true
    }
    return refuses(use)
  }

  /// The declarations of all modules by their names, read when they are first asked for.
  var declarations: DeclarationIndex { index.value }

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

  /// A module to import for a name, whichever has it.
  func anyModule(declaring name: String) -> String? {
    optional.module(declaring: name) ?? module(declaring: name)
      ?? standard.module(declaring: name)
  }

  /// The modules of the package that declare one of some names, as members of some type or not.
  func packageModules(declaring names: Set<String>) -> [String] {
    package.filter { !names.isDisjoint(with: $0.names) || !names.isDisjoint(with: $0.members) }
      .map(\.module)
  }
}

extension KnownNames {
  /// Whether a name is one of a framework of views, which only articles about views mean.
  func isOfViews(_ name: String) -> Bool {
    module(declaring: name).map(["SwiftUI", "UIKit"].contains) ?? false
  }

  /// Whether code means a model of its own by a name that a type of a library has, too: it calls no such
  /// type and uses none of the members that the library's has; or a class is built on it, and overrides what
  /// no protocol of a library's has.
  func isModel(_ name: String, in items: [Item]) -> Bool {
    if isSuperclass(name, of: items) { return true }
    guard CompilerMessage.everydayNames.contains(name) else { return false }
    let owned = declarations.members(of: name)
    return items.allSatisfy { item in
      item.usedMembers.isDisjoint(with: owned)
        && !item.uses.contains { $0.name == name && $0.isCall }
    }
  }

  /// Whether a class overrides members and is built on nothing but a name that is a protocol's here.
  private func isSuperclass(_ name: String, of items: [Item]) -> Bool {
    let isHeir = items.contains {
      $0.isClass && !$0.overridden.isEmpty && $0.inherited == [name]
    }
    guard isHeir else { return false }
    let keywords = declarations[name].filter { $0.owner == nil }.map(\.keyword)
    return keywords.contains("protocol") && !keywords.contains("class")
  }
}

extension KnownNames {
  /// What was read in this process, by what tells compilers and modules from others.
  private static let read = Mutex<[String: Lazy<Result<KnownNames, any Error>>]>([:])

  /// The names for a compiler and modules, which are read once, however many checks ask for them.
  ///
  /// After a failure the next check tries again.
  static func shared(
    for tools: String,
    _ read: @escaping @Sendable () throws -> KnownNames
  ) -> Result<KnownNames, any Error> {
    let names = Self.read.withLock { known in
      let names = known[tools] ?? Lazy { Result { try read() } }
      known[tools] = names
      return names
    }
    if case .failure = names.value { Self.read.withLock { $0[tools] = nil } }
    return names.value
  }
}
