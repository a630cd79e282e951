extension String {
  /// A message of the compiler's with `_`, as it prints itself, for a type that nobody knows, and
  /// `Self` for the one around a fragment; what asks for a report of a bug is not for authors.
  var forAuthors: String {
    if hasPrefix("failed to produce diagnostic for expression") {
      return "this expression does not compile, and the compiler gives no reason; check its types"
    }
    // Some messages of the compiler's end before a name that they do not give.
    return replacing(UnknownType.name, with: "_").replacing(Wrapping.typeName, with: "Self")
      .trimmingBlanks
  }
}
