extension MergedForm {
  /// The names in key paths that the program does not declare itself.
  ///
  /// Where another file hides a member of such a name, the compiler may say neither that nobody declares it nor
  /// that it is hidden.
  var foreignKeyPathNames: Set<String> {
    let paths = text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst()
      .map { $0.prefix { $0.isPartOfName || ".?!".contains($0) } }
    return Set(paths.flatMap { String($0).identifiers }).subtracting(declared)
  }
}
