/// The names by which code without an import line tells that it uses a module whose other names are
/// everyday ones.
struct ModuleSigns: Sendable {
  /// The module.
  let module: String
  /// Its macros and wrappers that are as attributes.
  let attributes: Set<String>
  /// Its macros that are alone.
  let macros: Set<String>
  /// Its types that hardly any other code has.
  let types: Set<String>
  /// The members that it adds to types of others.
  let members: Set<String>
  /// The keys that it adds to the environment.
  let environmentKeys: Set<String>

  /// The signs of SwiftData.
  static let swiftData = ModuleSigns(
    module: "SwiftData",
    attributes: ["Attribute", "Model", "ModelActor", "Query", "Relationship", "Transient"],
    macros: ["Index", "Unique"],
    types: [
      "FetchDescriptor", "MigrationStage", "ModelConfiguration", "ModelContainer", "ModelContext",
      "PersistentIdentifier", "PersistentModel", "SchemaMigrationPlan", "SwiftDataError",
      "VersionedSchema",
    ],
    members: ["modelContainer"],
    environmentKeys: ["modelContext"]
  )

  /// The name that an error is about, if the module has it and nothing else is meant.
  ///
  /// - Parameter declared: the names that the article declares.
  func name(lackedBy error: CompilerMessage, declared: Set<String>) -> String? {
    if let missing = error.missingMember {
      let isMeant =
        missing.type == "EnvironmentValues"
        ? environmentKeys.contains(missing.name) : members.contains(missing.name)
      return isMeant ? missing.name : nil
    }
    let names =
      error.unknownAttribute.map { ($0, attributes) }
      ?? error.unknownFreestandingMacro.map { ($0, macros) }
      ?? error.missingName.map { ($0, types) }
    guard let (name, known) = names, known.contains(name), !declared.contains(name) else {
      return nil
    }
    return name
  }

  /// Whether the module has a key of the environment.
  func has(_ key: UnknownKey) -> Bool {
    key.owner == "EnvironmentValues" && environmentKeys.contains(key.name)
  }
}
