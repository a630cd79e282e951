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
    var (names, members, viewMembers): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for declaration in PrintedDeclaration.list(in: text.swift)
    where declaration.keyword != "extension" {
      guard let owner = declaration.owners.first else {
        names.insert(declaration.name)
        continue
      }
      members.insert(declaration.name)
      if declaration.owners.count == 1, owner.keyword == "extension", owner.name == "View" {
        viewMembers.insert(declaration.name)
      }
    }
    module = text.module
    (self.names, self.members, self.viewMembers) = (names, members, viewMembers)
  }
}

extension ModuleInterface {
  /// A module's interface before it is read.
  struct Text: Sendable {
    let module: String
    let swift: String
  }
}
