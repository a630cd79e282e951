/// Gives types and protocols what the libraries that have them give to their users.
extension StandInKinds {
  /// Lets a protocol start the programs of the types that conform to it, as those of command lines do.
  func start(_ draft: inout Draft, _ error: CompilerMessage) {
    guard error.id == "attr_MainType_without_main",
      let names = error.text.firstQuoted.flatMap({ inherited[$0] }),
      let index = draft.standIns.firstIndex(where: {
        $0.kind == .protocolType && names.contains($0.name)
      })
    else { return }
    draft.standIns[index].startsPrograms = true
  }

  /// Lets a type be made of the literal of a list or a dictionary that the code gives it, and a loop walk
  /// through what it holds.
  func fill(_ draft: inout Draft, _ error: CompilerMessage) {
    let types = error.text.quotedParts
    let isLoop = error.id == "foreach_sequence_does_not_conform_to_expected_protocol"
    guard isLoop || error.id == "cannot_convert_initializer_value", types.count == 2,
      let index = draft.standIns.firstIndex(where: {
        $0.kind == .type && $0.name == types[isLoop ? 0 : 1].prefix { $0 != "<" }
      })
    else { return }
    if isLoop, draft.standIns[index].isMadeOfLiterals {
      draft.standIns[index].conformances.insert(types[1])
    } else if types[0].hasPrefix("[") {
      let kind = types[0].contains(" : ") ? "Dictionary" : "Array"
      draft.standIns[index].conformances.insert("ExpressibleBy\(kind)Literal")
    }
  }

  /// Gives a type the parameters that the `where` clause of its extension names.
  func constrain(_ draft: inout Draft, _ error: CompilerMessage) {
    guard error.id == "extension_nongeneric_trailing_where", lines.indices.contains(error.line - 1),
      let index = draft.standIns.firstIndex(where: {
        $0.kind == .type && $0.name == error.text.quotedParts.last
      }),
      let clause = String(lines[error.line - 1]).components(separatedBy: " where ").last
    else { return }
    let names = clause.split(separator: ",").compactMap { String($0).identifiers.first }
    let parameters = names.reduce(into: [String]()) { parameters, name in
      if name != "Self", !parameters.contains(name) { parameters.append(name) }
    }
    draft.standIns[index].parameters = parameters
    // What is a parameter is no type of its own.
    draft.standIns.removeAll { parameters.contains($0.name) && $0.kind == .type }
  }
}
