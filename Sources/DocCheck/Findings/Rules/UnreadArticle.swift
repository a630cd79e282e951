extension Rule {
  /// The file was not read at all.
  static let unreadArticle = Rule(
    id: "unread-article",
    severity: .error,
    summary: "doccheck did not read the file.",
    explanation: """
      The file is a symbolic link that leads out of the checked folder or to a hidden file, or it is \
      larger than 16 MB, or one of its lines is longer than 1 MB. doccheck never follows such links: \
      a pull request could show secrets of the machine in the report. Replace the link with the file, \
      or name the file itself on the command line.
      """,
    failingExample: "intro.md -> ../../notes/intro.md (a symbolic link out of the checked folder)",
    correctedExample: "intro.md (a file)"
  )
}
