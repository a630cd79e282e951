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
  /// Encodes the names in their order, so that equal interfaces are equal bytes.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(module, forKey: .module)
    try container.encode(names.sorted(), forKey: .names)
    try container.encode(members.sorted(), forKey: .members)
    try container.encode(viewMembers.sorted(), forKey: .viewMembers)
  }

  /// A module's interface before it is read.
  struct Text: Sendable {
    let module: String
    let swift: String
  }
}
