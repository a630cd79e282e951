/// The public names of a compiled module, as the compiler prints its interface.
struct ModuleInterface: Codable, Hashable, Sendable {
  let module: String
  /// The types, functions, values and macros at the top level.
  let names: Set<String>
  /// The members of all types, whatever type they belong to.
  let members: Set<String>
  /// The members that every view has.
  let viewMembers: Set<String>

  /// Reads an interface's text.
  init(_ text: Text) {
    let declared = InterfaceNames(of: text.swift)
    module = text.module
    names = declared.topLevel
    members = declared.members
    viewMembers = declared.viewMembers
  }
}

extension ModuleInterface {
  /// A module's interface before it is read.
  struct Text: Sendable {
    let module: String
    let swift: String
  }
}
