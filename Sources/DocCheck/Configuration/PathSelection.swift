/// Which of the files in a folder count as articles.
struct PathSelection: Hashable, Sendable {
  /// The folder that the patterns are about.
  var folder = FolderPath(".")
  /// What counts; nothing for everything.
  var included: [PathGlob] = []
  /// What never counts.
  var excluded: [PathGlob] = []

  /// Whether a pattern of its ending says that a Swift file counts: `Sources/**/*.swift`.
  func names(_ path: String) -> Bool {
    let relative = folder.relative(path)
    return !relative.hasPrefix("../")
      && included.contains { $0.endsAsSwift && $0.matches(relative) }
  }

  /// Whether a file counts; one outside of the folder does only if no pattern says what counts.
  func includes(_ path: String) -> Bool {
    guard !included.isEmpty || !excluded.isEmpty else { return true }
    let relative = folder.relative(path)
    let isOutside = relative.hasPrefix("../")
    let fits = { (glob: PathGlob) in !isOutside && glob.matches(relative) }
    return (included.isEmpty || included.contains(where: fits)) && !excluded.contains(where: fits)
  }
}
