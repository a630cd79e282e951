/// What is wrong with a declaration that a macro for stored data marks.
struct ModelMacroError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
