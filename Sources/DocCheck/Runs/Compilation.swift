/// What the compiler said about one program.
struct Compilation: Codable, Sendable {
  /// How the compiler's run ended.
  enum Ending: Codable, Hashable, Sendable {
    case clean
    case refused
    case timedOut
    /// The compiler itself crashed or ran out of memory; the text is the end of what it printed.
    case crashed(String)
  }

  let ending: Ending
  /// The errors, in the order of the program.
  let errors: [CompilerMessage]
  /// The warnings, in the order of the program; those of a program that is refused are not kept.
  var warnings: [CompilerMessage] = []
  /// Whether the program is refused for certain, but alone the errors may be others, or more.
  var isProvisional = false
  /// Whether the compiler needed more than little memory to find the types of an expression.
  var isHard = false
}
