/// Stand-ins for property wrappers and for the types of the properties that use them.
extension StandInKinds {
  /// Makes `$name` a `Binding` for properties with an unknown wrapper, where the compiler expects a `Binding`.
  func bind(_ draft: inout Draft, _ error: CompilerMessage) {
    guard case .conversion(from: UnknownType.name, to: let type) = TypeRequest(error),
      type.hasPrefix("Binding<"), lines.indices.contains(error.line - 1),
      String(lines[error.line - 1]).parts(atColumn: error.column).behind.hasPrefix("$")
    else { return }
    for index in draft.standIns.indices where draft.standIns[index].kind == .wrapper {
      draft.standIns[index].result = "SwiftUI.Binding<Value>"
    }
  }

  /// Gives the types on an error's line raw values where a property that is stored is made of one whose
  /// type nothing tells.
  func store(_ draft: inout Draft, _ error: CompilerMessage) {
    guard error.id == "ambiguous_decl_ref", lines.indices.contains(error.line - 1),
      ["@AppStorage(", "@SceneStorage("].contains(where: lines[error.line - 1].contains)
    else { return }
    let names = Set(String(lines[error.line - 1]).identifiers)
    for index in draft.standIns.indices
    where names.contains(draft.standIns[index].name) && draft.standIns[index].kind == .type {
      draft.standIns[index].conformances.insert("RawRepresentable")
    }
  }

  /// Lets the types on an error's line be observable where the compiler says no more than that one
  /// must be.
  func observe(_ draft: inout Draft, _ error: CompilerMessage) {
    guard lines.indices.contains(error.line - 1),
      error.text.contains("must be an object that conforms to Observable")
        || error.text.hasPrefix("no exact matches in call to init")
          && lines[error.line - 1].contains("@Environment(")
    else { return }
    let names = Set(String(lines[error.line - 1]).identifiers)
    for index in draft.standIns.indices
    where names.contains(draft.standIns[index].name) && draft.standIns[index].kind == .type {
      draft.standIns[index].conformances.insert("Observable")
    }
  }
}
