/// A line of a textual interface.
struct InterfaceLine: Sendable {
  /// What a line is, and which rows of the table go with it.
  enum Origin: Hashable, Sendable {
    /// Neither of a row nor about one.
    case scaffold
    /// The head of a type.
    case type(Int)
    /// A member, or what is declared at file scope.
    case row(Int)
    /// What a type declares besides its rows, since a protocol asks for it.
    case extra(Int)
    /// The head of an extension with members.
    case `extension`([Int])
  }

  let text: String
  let origin: Origin
}
