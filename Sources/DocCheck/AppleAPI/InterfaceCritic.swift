/// Draws from what the compiler refuses of an interface what is to be changed of it.
struct InterfaceCritic {
  let module: APIModule
  let lines: [InterfaceLine]

  /// The changes with those that errors ask for; the same where none can be changed.
  func improved(_ known: InterfaceChanges, by errors: [CompilerMessage]) -> InterfaceChanges {
    errors.reduce(into: known) { changes, error in
      guard lines.indices.contains(error.line - 1) else { return }
      let line = lines[error.line - 1]
      // Of several errors with one cause, the first takes it away.
      if lowersRequirements(of: error, known, &changes) || relaxes(error, known, &changes) {
        return
      }
      switch line.origin {
      case .scaffold: break
      case .row(let row): improve(row, by: error, in: &changes)
      case .extra(let row): changes.withoutExtras[row, default: []].insert(line.text)
      case .extension(let rows):
        for row in rows { changes.forms[row] = .leftOut(Self.reason(error)) }
      case .type(let row): improve(type: row, by: error, in: &changes)
      }
    }
  }

  private func improve(_ row: Int, by error: CompilerMessage, in changes: inout InterfaceChanges) {
    let form = form(for: error, of: row)
    let isNew = changes.forms[row] == nil
    changes.forms[row] = isNew ? form ?? .leftOut(Self.reason(error)) : .leftOut(Self.reason(error))
  }

  /// How a row that the compiler refuses may be taken.
  private func form(for error: CompilerMessage, of row: Int) -> InterfaceChanges.Form? {
    if error.text.contains("requires an 'override' keyword") { return .overriding }
    let isInitializer = module.declarations[row].kind == .`init`
    let isRequired = ["can only be satisfied by a 'required'", "'required' modifier must"]
    return isInitializer && isRequired.contains(where: error.text.contains) ? .required : nil
  }

  /// A type loses the protocols, or the superclass, that an error names.
  private func improve(
    type row: Int,
    by error: CompilerMessage,
    in changes: inout InterfaceChanges
  ) {
    let type = module.declarations[row]
    let lost = changes.notInherited[row] ?? []
    let left = type.inherits.filter { !lost.contains($0) }
    let named = Set(error.text.quotedParts.compactMap { $0.identifiers.last })
    let blamed = left.filter { inherited in inherited.identifiers.contains(where: named.contains) }
    if left.isEmpty {
      changes.forms[row] = .leftOut(Self.reason(error))
    } else {
      changes.notInherited[row] = lost.union(blamed.isEmpty ? left : blamed)
    }
  }

  /// Has requirements that a type of the module does not meet be met by their protocols; whether there are
  /// any.
  ///
  /// A class that others may inherit from cannot meet one with `Self` in it.
  private func lowersRequirements(
    of error: CompilerMessage,
    _ known: InterfaceChanges,
    _ changes: inout InterfaceChanges
  ) -> Bool {
    let quoted = error.text.quotedParts
    var unmet: [(protocol: String, member: String)] = []
    if error.text.contains("cannot be satisfied by a non-final class"), quoted.count > 1 {
      unmet = [(quoted[0], quoted[1])]
    } else if error.text.contains("does not conform to protocol"), let name = quoted.last {
      unmet = error.notes.filter { $0.text.contains("protocol requires ") }
        .compactMap { note in note.text.firstQuoted.map { (name, $0) } }
    }
    let rows = module.declarations.indices.filter { row in
      let declaration = module.declarations[row]
      return ![.associatedtype, .typealias].contains(declaration.kind)
        && known.forms[row] == nil
        && unmet.contains { unmet in
          declaration.container == unmet.protocol
            && [declaration.name, declaration.baseName].contains(unmet.member)
        }
    }
    for row in rows { changes.forms[row] = .extensionOnly }
    return !rows.isEmpty
  }

  /// Has types take any value of a protocol for a parameter that must conform to it, as Objective-C's protocols
  /// do by themselves; whether there are such types.
  private func relaxes(
    _ error: CompilerMessage,
    _ known: InterfaceChanges,
    _ changes: inout InterfaceChanges
  ) -> Bool {
    guard error.text.contains(" cannot conform to "), let name = error.text.quotedParts.last,
      error.text.firstQuoted == "any \(name)"
    else { return false }
    let rows = module.declarations.indices.filter { row in
      let declaration = module.declarations[row]
      return declaration.kind.isType && known.notInherited[row]?.contains(name) != true
        && declaration.constraints.contains { $0.hasSuffix(": \(name)") }
    }
    for row in rows { changes.notInherited[row, default: []].insert(name) }
    return !rows.isEmpty
  }

  /// An error's text without what differs from place to place.
  private static func reason(_ error: CompilerMessage) -> String {
    String(error.text.prefix { $0 != "\n" && $0 != "\t" }.prefix(longestReason))
  }

  private static let longestReason = 120
}
