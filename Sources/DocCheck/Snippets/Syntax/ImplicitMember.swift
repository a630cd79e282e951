/// A member of a type that only the place of the expression tells: `.red`, `.value("Day", day)`.
struct ImplicitMember: Hashable, Sendable {
  /// The name, with the backticks that let a keyword be one.
  let name: String
  /// How the member is called; nothing where it is not.
  let call: Call?
}
