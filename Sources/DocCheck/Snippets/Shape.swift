/// What a snippet's text is to the Swift parser.
enum Shape: String, Codable, Sendable, CaseIterable {
  /// Declarations that can stand in a file as they are.
  case file
  /// Statements at the top level, with or without declarations.
  case script
  /// Declarations that only make sense inside a type.
  case members
  /// A list of `get`, `set` and the like.
  case accessors
  /// Statements that only make sense inside a function.
  case statements
  /// One expression.
  case expression
  /// A chain that begins with a dot.
  case modifierChain = "modifier-chain"
  /// Declarations without bodies, as in an API listing.
  case signature
  /// The name of a type alone.
  case type
  /// Text in the form of code that is not meant to compile.
  case pseudoCode = "pseudo-code"
  /// Code in another language.
  case otherLanguage = "other-language"
  /// Text that the Swift parser refuses.
  case broken
}
