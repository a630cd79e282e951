/// Names of members that are misspelt, cut off, or stand in the plural.
extension APIGap {
  /// Whether a member is nearly one of a type of the standard library's, or of a view, whatever a generic one is of.
  func isMisspelt(_ member: String, of type: String) -> Bool {
    let name = Self.generic(type) ?? type
    guard member.count > 4, !declared.contains(name), !declared.contains(member),
      !items.isUsual(member)
    else { return false }
    var own = known.declarations.allMembers(of: name)
    if known.declarations[name].contains(where: { $0.module == "SwiftUI" }) {
      own.formUnion(known.viewMembers)
    } else if !known.standard.declares(name) {
      return false
    }
    return !own.contains(member) && EditDistance.nearest(to: member, in: own) != nil
  }

  /// The one member of a type of Foundation's, or case of a library's enumeration, that a missing one of the type
  /// itself is the beginning or another form of: `.pretty` for `.prettyPrinted`, `.days` for `.day`.
  func kin(for error: CompilerMessage) -> String? {
    guard error.id == "could_not_find_type_member", let (type, member) = error.missingMember,
      items.extensions(of: type).isEmpty, !declared.contains(member)
    else { return nil }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let isEnumeration = known.declarations[name].contains { $0.keyword == "enum" }
    let cases = isEnumeration ? known.declarations.members(of: name) : []
    return Self.kin(
      of: member,
      in: cases.union(APINames.known.value.membersInFoundation(of: type))
    )
  }

  /// The one of some names that another one is the beginning or another form of.
  static func kin(of name: String, in names: Set<String>) -> String? {
    let near = names.filter { other in
      name.count > 2 && (other == name + "s" || name == other + "s")
        || name.count > 3 && other.hasPrefix(name) || stem(of: name) == stem(of: other)
    }
    return near.count == 1 && !names.contains(name) ? near.first : nil
  }

  /// A name without the ending of a verb's form, where enough is left to tell it: `cascad` of `cascading`.
  private static func stem(of name: String) -> Substring {
    let ending = ["ing", "ed", "es", "e", "s"].first {
      name.hasSuffix($0) && name.count >= $0.count + 5
    }
    return name.dropLast(ending?.count ?? 0)
  }

  /// The one of some names whose last words another one is: `.authorizedWhenInUse` for `.whenInUse`.
  static func whole(of name: String, in names: Set<String>) -> String? {
    guard name.count > 3, !names.contains(name) else { return nil }
    let end = name.prefix(1).uppercased() + name.dropFirst()
    let found = names.filter { $0.count > end.count && $0.hasSuffix(end) }
    return found.count == 1 ? found.first : nil
  }
}
