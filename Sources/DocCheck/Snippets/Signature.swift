/// What a declaration promises to those who use it, in a form in which two writings of it are equal.
struct Signature: Hashable, Sendable {
  /// The innermost type or extension around the declaration; nothing at the top level.
  let owner: String?
  /// The name without labels: `sink`, `init`, `subscript`.
  let baseName: String
  /// The kind, the name and the labels: `func sink(receiveValue:)`.
  let name: String
  /// The types of the parameters and of the result, and what a call may do.
  let types: [String]

  /// The name and the labels behind the owner: `Publisher.sink(receiveValue:)`.
  var fullName: String {
    let member = name.split(separator: " ").last.map(String.init) ?? name
    return owner.map { "\($0).\(member)" } ?? member
  }

  /// Whether both declare the same thing; a signature without an owner may belong to any type.
  func matches(_ other: Signature) -> Bool {
    name == other.name && types == other.types && (owner == nil || owner == other.owner)
  }
}
