/// Names of cases and constants that are cut off, or stand in the plural.
extension APIGap {
  /// The one member of a type of Foundation's that a missing one of the type itself is the beginning or the
  /// plural of: `.pretty` for `.prettyPrinted`, `.days` for `.day`.
  func kin(for error: CompilerMessage) -> String? {
    guard error.id == "could_not_find_type_member", let (type, member) = error.missingMember,
      items.extensions(of: type).isEmpty, !declared.contains(member)
    else { return nil }
    return Self.kin(of: member, in: APINames.known.value.membersInFoundation(of: type))
  }

  /// The one of some names that another one is the beginning, the plural or the singular of.
  static func kin(of name: String, in names: Set<String>) -> String? {
    let near = names.filter { other in
      name.count > 2 && (other == name + "s" || name == other + "s")
        || name.count > 3 && other.hasPrefix(name)
    }
    return near.count == 1 && !names.contains(name) ? near.first : nil
  }
}
