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
  ///
  /// Of a value a name of several words alone: `lastPathComponents` for `lastPathComponent`.
  func kin(for error: CompilerMessage) -> String? {
    guard let (type, member) = error.missingMember, items.extensions(of: type).isEmpty,
      !declared.contains(member)
    else { return nil }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let foundation = APINames.known.value.membersInFoundation(of: type)
    guard error.id == "could_not_find_type_member" else {
      return member.nameParts.count > 1 ? Self.otherForm(of: member, in: foundation) : nil
    }
    let isEnumeration = known.declarations[name].contains { $0.keyword == "enum" }
    let cases = isEnumeration ? known.declarations.members(of: name) : []
    let optional = known.optional.members(ofTypes: [type.identifiers.first ?? name]) ?? []
    return Self.kin(of: member, in: cases.union(foundation))
      ?? Self.otherForm(of: member, in: optional)
  }

  /// The one of some names that another one is the beginning or another form of.
  static func kin(of name: String, in names: Set<String>) -> String? {
    let near = names.filter { other in
      isOtherForm(name, other) || name.count > 3 && other.hasPrefix(name)
    }
    return near.count == 1 && !names.contains(name) ? near.first : nil
  }

  /// The one of some names that another one is another form of.
  static func otherForm(of name: String, in names: Set<String>) -> String? {
    let near = names.filter { isOtherForm(name, $0) }
    return near.count == 1 && !names.contains(name) ? near.first : nil
  }

  /// Whether two names are forms of one: singular and plural, a verb's, `introductionOffer` and
  /// `introductoryOffer`.
  private static func isOtherForm(_ name: String, _ other: String) -> Bool {
    if name.count > 2, other == name + "s" || name == other + "s" { return true }
    if stem(of: name) == stem(of: other) || isInOtherCase(name, other) { return true }
    let (words, others) = (name.nameParts, other.nameParts)
    guard words.count > 1, words.count == others.count else { return false }
    let pairs = zip(words, others).filter { $0 != $1 }
    return pairs.count == 1
      && pairs.allSatisfy { word, other in
        let start = zip(word, other).prefix { $0 == $1 }.count
        return start > 3 && start * 2 > max(word.count, other.count)
      }
  }

  /// Whether a name has the letters of another one, some of them capital or small: `executableUrl` and
  /// `executableURL`.
  ///
  /// Values of types in capitals, `.Default`, are those of Swift 2, and no value is called as a type.
  static func isInOtherCase(_ name: String, _ other: String) -> Bool {
    name.utf8.count == other.utf8.count && name.count > 3 && name != other
      && other.first?.isLowercase == true
      && (name.first?.isLowercase == true || name.prefix(2).allSatisfy(\.isUppercase))
      && name.lowercased() == other.lowercased()
  }

  /// A name without the ending of a verb's form, where enough is left to tell it: `cascad` of `cascading`.
  private static func stem(of name: String) -> Substring {
    let ending = ["ing", "ed", "es", "e", "s"].first {
      name.hasSuffix($0) && name.count >= $0.count + 5
    }
    return name.dropLast(ending?.count ?? 0)
  }

  /// The one of some names that asks what another one states: `isPlaying` for Objective-C's `playing`.
  static func question(of name: String, in names: Set<String>) -> String? {
    let question = "is" + name.prefix(1).uppercased() + name.dropFirst()
    return names.contains(question) && !names.contains(name) ? question : nil
  }

  /// The one of some names whose last words another one is: `.authorizedWhenInUse` for `.whenInUse`.
  static func whole(of name: String, in names: Set<String>) -> String? {
    guard name.count > 3, !names.contains(name) else { return nil }
    let end = name.prefix(1).uppercased() + name.dropFirst()
    let found = names.filter { $0.count > end.count && $0.hasSuffix(end) }
    return found.count == 1 ? found.first : nil
  }
}
