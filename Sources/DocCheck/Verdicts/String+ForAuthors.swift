extension String {
  /// A message of the compiler's with `_`, as it prints itself, for a type that nobody knows, and
  /// `Self` for the one around a fragment; what asks for a report of a bug is not for authors.
  var forAuthors: String {
    if hasPrefix("failed to produce diagnostic for expression") {
      return "the compiler refuses this expression without saying why: its types may not fit"
    }
    return replacing(UnknownType.name, with: "_").replacing(Wrapping.typeName, with: "Self")
  }
}
