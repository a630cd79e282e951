/// An expression of the snippet whose value is taken to have the type that its place asks for, or a
/// closure that is taken to have the parameters that its place asks for.
struct Coercion: Hashable, Sendable {
  /// The bytes of the expression, or of what opens the closure, counted from the start of the
  /// snippet's code.
  let bytes: Range<Int>
  /// The cases that are told apart of the value; nothing where its place alone asks for a type.
  var cases: CasePatterns? = nil
  /// Whether the value is a list, of whose elements the cases are.
  var isList = false
  /// The program's own enumeration that the cases are of; nothing where one has to be made of them.
  var enumeration: String?
  /// The type that the place means and does not ask for; nothing where it asks for its type.
  var type: String?
  /// How a condition unwraps the value; nothing where none does.
  var unwrapped: Unwrapping?

  /// What the closure or the arguments of a call begin with; nothing for an expression.
  var signature: String? = nil

  /// Whether an enumeration has to be made of the cases that are told apart.
  var isOfNewCases: Bool { cases != nil && enumeration == nil }

  /// Whether it is written as a call around the value.
  var isCall: Bool {
    if signature != nil { return false }
    if case .name = unwrapped { return false }
    return true
  }

  /// How a condition writes what it unwraps.
  enum Unwrapping: Hashable, Sendable {
    /// As the value of a constant.
    case value
    /// As a name alone.
    case name(String)
  }
}
