/// What is changed of a module's declarations so that the compiler takes them.
struct InterfaceChanges: Hashable, Sendable {
  /// How a row is written.
  enum Form: Hashable, Sendable {
    /// With `override`.
    case overriding
    /// With `required`.
    case required
    /// Only in an extension of the protocol.
    case extensionOnly
    /// Not at all, for the compiler's reason.
    case leftOut(String)
  }

  /// The forms of the rows that are not written as they are, by their places in the table.
  var forms: [Int: Form] = [:]
  /// What types do not inherit from after all, by their rows.
  var notInherited: [Int: Set<String>] = [:]
  /// What types do not declare besides their rows after all.
  var withoutExtras: [Int: Set<String>] = [:]

  /// The reasons for which rows are left out.
  var reasons: [Int: String] {
    forms.compactMapValues { form in
      guard case .leftOut(let reason) = form else { return nil }
      return reason
    }
  }

  /// The changes that no other change can have caused: rows that are written otherwise, and rows with types that
  /// are nowhere.
  ///
  /// A type that loses a protocol for the sake of such a row takes many others along.
  var withoutConsequences: InterfaceChanges {
    InterfaceChanges(
      forms: forms.filter { _, form in
        guard case .leftOut(let reason) = form else { return true }
        return Self.causes.contains(where: reason.hasPrefix)
      }
    )
  }

  /// The changes without all rows that name a type which is left out, and those that name these in turn.
  ///
  /// The compiler would find them one after the other, one each time.
  func withoutUsers(in module: APIModule) -> InterfaceChanges {
    var changes = self
    var left = Set(reasons.keys)
    var lost: Set<String> = []
    var found = left
    while !found.isEmpty {
      lost.formUnion(found.map { module.declarations[$0] }.filter(\.namesType).map(\.name))
      found = Set(
        module.declarations.indices.filter { row in
          !left.contains(row) && module.declarations[row].uses(lost)
        }
      )
      for row in found { changes.forms[row] = .leftOut("names a type that is left out") }
      left.formUnion(found)
    }
    return changes
  }

  private static let causes = ["cannot find type", "unable to resolve type", "ambiguous type name"]
}

extension InterfaceChanges {
  /// Adds a row of the table `changes`: the place of a declaration, what is changed, and a detail.
  ///
  /// - Returns: whether the row could be read.
  mutating func add(_ fields: [String]) -> Bool {
    guard fields.count == 3, let row = Int(fields[0]) else { return false }
    switch fields[1] {
    case "override": forms[row] = .overriding
    case "required": forms[row] = .required
    case "extension": forms[row] = .extensionOnly
    case "left out": forms[row] = .leftOut(fields[2])
    case "not inherited": notInherited[row, default: []].insert(fields[2])
    case "not added": withoutExtras[row, default: []].insert(fields[2])
    default: return false
    }
    return true
  }

  /// The rows that `add` reads, in the order of the declarations.
  var rows: [[String]] {
    let forms = self.forms.map { row, form in
      switch form {
      case .overriding: (row, "override", "")
      case .required: (row, "required", "")
      case .extensionOnly: (row, "extension", "")
      case .leftOut(let reason): (row, "left out", reason)
      }
    }
    let lists = [(notInherited, "not inherited"), (withoutExtras, "not added")]
      .flatMap { list, word in list.flatMap { row, names in names.map { (row, word, $0) } } }
    return (forms + lists).sorted { $0 < $1 }.map { [String($0.0), $0.1, $0.2] }
  }
}

extension APIDeclaration {
  /// Whether others may name it as a type.
  fileprivate var namesType: Bool { kind.isType || [.associatedtype, .typealias].contains(kind) }

  /// Whether it is written with one of some types, or is in one of them.
  fileprivate func uses(_ names: Set<String>) -> Bool {
    (types + [container]).contains { !names.isDisjoint(with: $0.identifiers) }
  }
}
