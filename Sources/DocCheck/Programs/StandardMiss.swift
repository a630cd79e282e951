/// Tells a misspelt name of the standard library's or of Foundation's, which the compiler never suggests,
/// from one that an article leaves to its reader.
///
/// Names of types are compared word by word: a letter that is missing inside of a word, one too many in
/// it, two that are swapped, or one that sounds like another in a long word are slips. Words that
/// differ in another way, or in their last letter, are two: `DataFormatter`, `FileHandler`, `FilesManager`.
struct StandardMiss: Sendable {
  private let known: KnownNames
  /// The ways in which the snippet uses each name.
  private let roles: [String: [Use.Role]]

  init(known: KnownNames, uses: [Use]) {
    self.known = known
    roles = Use.roles(in: uses)
  }

  /// The name that was probably meant by one that nothing declares.
  func name(meantBy name: String) -> String? {
    let roles = roles[name] ?? []
    let names = known.standard.names(like: name)
    if name.first?.isUppercase == true { return type(like: name, among: names, used: roles) }
    return roles.allSatisfy(Self.isCall) ? only(names.filter(isFunction), like: name)?.name : nil
  }

  /// Whether a name stands in the places of types alone.
  func isOnlyType(_ name: String) -> Bool {
    roles[name]?.allSatisfy { role in
      switch role {
      case .type, .inherited, .constraint: true
      default: false
      }
    } ?? false
  }

  /// Whether a name is a slip of the pen away from another one.
  static func isSlip(_ name: String, for other: String) -> Bool {
    slip(in: name, for: other) != nil
  }

  private func type(
    like name: String,
    among names: [String],
    used roles: [Use.Role]
  ) -> String? {
    guard let (type, slip) = only(names, like: name) else { return nil }
    if type.nameParts.count > 1 || Self.values.contains(type) { return type }
    // A word is often another one; what is used as the type is used tells, and so do odd letters.
    let isUsed = roles.contains { if case .base = $0 { true } else { false } }
    return isUsed || slip.isOdd && name.count >= Self.oddWord ? type : nil
  }

  /// The types of one word that no app has a type like.
  private static let values: Set<String> = [
    "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Optional", "String",
  ]

  /// The letters of a word that is none with one missing, or two swapped.
  private static let oddWord = 6

  /// The one of some names that another one is a slip away from.
  private func only(_ names: [String], like name: String) -> (name: String, slip: Slip)? {
    let found = Dictionary(
      names.compactMap { other in Self.slip(in: name, for: other).map { (other, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    return found.count == 1 ? found.first.map { ($0.key, $0.value) } : nil
  }

  private func isFunction(_ name: String) -> Bool {
    known.declarations[name].contains {
      $0.owner == nil && $0.keyword == "func" && $0.module == "Swift"
    }
  }

  private static func isCall(_ role: Use.Role) -> Bool {
    if case .statement = role { true } else { role.isCall }
  }

  /// What is wrong with a name.
  private enum Slip {
    case capitals
    case missing
    case swapped
    case added
    case sound

    /// Whether hardly a word comes of it.
    var isOdd: Bool { self == .missing || self == .swapped }
  }

  /// What is wrong with a name that is to be another one; nothing where it is no slip.
  private static func slip(in name: String, for other: String) -> Slip? {
    guard name.count > 4, name != other else { return nil }
    // What differs in one word by a letter differs so as a whole, which is found out faster.
    let isClose = EditDistance.isOneEdit(Array(name.utf8), Array(other.utf8))
    guard isClose || name.lowercased() == other.lowercased() else { return nil }
    let (words, others) = (name.nameParts, other.nameParts)
    if name.lowercased() == other.lowercased() { return others.count > 1 ? .capitals : nil }
    guard words.count == others.count else { return nil }
    let pairs = zip(words, others).filter { $0 != $1 }
    return pairs.count == 1 ? slip(in: Array(pairs[0].0), for: Array(pairs[0].1)) : nil
  }

  private static func slip(in word: [Character], for other: [Character]) -> Slip? {
    let start = zip(word, other).prefix { $0 == $1 }.count
    guard start > 0, max(word.count, other.count) > 4 else { return nil }
    let (rest, others) = (word[start...], other[start...])
    switch word.count - other.count {
    case -1 where rest.elementsEqual(others.dropFirst()):
      // Without its last letter a word may be another form of itself.
      return start < word.count || !"dnrs".contains(other[start]) ? .missing : nil
    case 1 where rest.dropFirst().elementsEqual(others):
      guard start < other.count else { return nil }
      return word[start] == word[start - 1] || other.count >= oddWord ? .added : nil
    case 0 where rest.count > 1 && rest.prefix(2).reversed().elementsEqual(others.prefix(2)):
      return rest.dropFirst(2).elementsEqual(others.dropFirst(2)) ? .swapped : nil
    case 0 where rest.dropFirst().elementsEqual(others.dropFirst()):
      let letters = [word[start], other[start]]
      let sound = ["aeiou", "sz"].contains { letters.allSatisfy($0.contains) }
      return sound && word.count >= longWord && rest.count > 1 ? .sound : nil
    default: return nil
    }
  }

  /// The letters of a word that is not often another one but for a vowel.
  private static let longWord = 8
}
