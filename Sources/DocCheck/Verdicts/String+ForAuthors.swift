extension String {
  /// A message of the compiler's with `_`, as it prints itself, for a type that nobody knows, and
  /// `Self` for the one around a fragment.
  var forAuthors: String {
    replacing(UnknownType.name, with: "_").replacing(Wrapping.typeName, with: "Self")
  }
}
