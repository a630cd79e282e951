/// The words of the compiler's messages.
extension ErrorWords {
  /// Whether a comment on an error has words of the compiler's messages; it is in lower case.
  static func speakAsCompiler(_ text: String) -> Bool {
    let formal = withoutContractions(text)
    return formal.holdsAny(of: messages) && !text.holdsAny(of: runtime)
      || text.contains("not marked with")
  }

  /// The text as compilers write it, who say "cannot" instead of "can't".
  static func withoutContractions(_ text: String) -> String {
    text.withStraightApostrophes.replacing("can't ", with: "cannot ")
      .replacing("can not ", with: "cannot ")
  }

  /// Words of the compiler's messages that no message of a running program has.
  private static let messages = [
    "cannot assign", "cannot convert", "cannot infer", "cannot call", "cannot override",
    "cannot inherit", "cannot conform", "cannot reference", "cannot pass", "cannot use",
    "cannot mutate", "cannot reassign", "cannot be assigned", "cannot be reassigned",
    "cannot be mutated", "cannot be inferred", "cannot be converted", "cannot be overridden",
    "cannot be inherited", "cannot be copied", "cannot be consumed", "immutable", "constant",
    "conform", "no member", "missing argument",
    "extra argument", "missing return", "type mismatch", "mismatched type", "ambiguous",
    "undeclared", "in scope", "inaccessible", "access level", "protection level", "exhaustive",
    "redeclar", "exact match", "convertible", "must be unwrapped", "incorrect argument",
    "incompatible type", "wrong type", "initialized", "not marked",
  ]
}
