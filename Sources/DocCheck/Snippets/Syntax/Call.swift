/// A call as its author wrote it: what a function must take to be called so.
struct Call: Hashable, Sendable {
  /// The form of an argument, as far as it says something about the parameter's type.
  enum Form: Hashable, Sendable {
    /// Anything that has a type of its own.
    case value
    /// An expression that begins with a dot, whose type only the parameter knows.
    case implicitMember
    case nilLiteral
    /// An array whose elements have no type of their own: there are none, or one begins with a dot.
    case untypedArray
    case emptyDictionary
    case closure(parameters: Int, isAsync: Bool = false)
    /// A function of a type of its own: a closure that names the types of all its parameters, or a
    /// parameter of the function around the call which must not escape.
    case passedFunction
    /// What a function takes that is not called but named with its labels: `#selector(ring(_:))`.
    case named
    /// `&value`
    case inOut
    case keyPath
  }

  /// One argument, or one trailing closure.
  struct Argument: Hashable, Sendable {
    /// The label, `_` where there is none.
    let label: String
    let form: Form

    /// Whether the argument is a closure.
    var isClosure: Bool { if case .closure = form { true } else { false } }
  }

  var arguments: [Argument] = []
  var trailingClosures: [Argument] = []

  /// Whether the function is not called but named with its labels.
  var isName: Bool { arguments.contains { $0.form == .named } }

  /// The labels of the arguments in parentheses.
  var labels: [String] { arguments.map(\.label) }
}
