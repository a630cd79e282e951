/// The words by which writers who know other languages call what Swift has under another name.
enum ForeignWords {
  private static let words = [
    "null": "nil", "NULL": "nil", "Null": "nil", "Nil": "nil", "None": "nil", "YES": "true",
    "True": "true", "TRUE": "true", "NO": "false", "False": "false", "FALSE": "false",
  ]

  private static let types = [
    "Boolean": "Bool", "Integer": "Int", "boolean": "Bool", "integer": "Int",
  ]

  /// The types of the standard library that other languages have in small letters.
  private static let standardTypes: Set<String> = [
    "Any", "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Set",
    "String", "Void",
  ]

  /// What Swift calls a name that is declared nowhere; nothing if that is no foreign word.
  ///
  /// - Parameter isType: whether the name stands where a type is wanted.
  static func swift(for name: String, isType: Bool) -> String? {
    guard isType else { return words[name] }
    let isSmall = name.first?.isLowercase == true
    return types[name]
      ?? (isSmall ? standardTypes.first { $0.lowercased() == name.lowercased() } : nil)
  }

  /// The members that texts, numbers and lists have in other languages, and that no app adds under these
  /// names.
  private static let members: Set<String> = [
    "charAt", "containsKey", "equals", "includes", "indexOf", "isPresent", "length", "push",
    "toLowerCase", "toString", "toUpperCase",
  ]

  private static let owners: Set<String> = [
    "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Set", "String",
  ]

  /// Whether a member is one that a standard type has in other languages; sets and dictionaries do not
  /// grow as lists do.
  static func isMember(_ name: String, of type: String) -> Bool {
    owners.contains(type)
      && (members.contains(name) || name == "append" && ["Dictionary", "Set"].contains(type))
  }
}
