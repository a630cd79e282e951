/// Several comment lines below code that prints, which may be its output although nothing says so.
extension ExpectationReader {
  /// The longest line that is more likely output than prose.
  private static let longestLine = 80

  /// One expectation of all comment lines directly below code that prints; nothing where there is only one, or where
  /// each of them is an expectation already.
  ///
  /// - Parameters:
  ///   - comment: the first of the lines.
  ///   - rest: the comments after it; those that belong to the same lines are removed.
  func printedLines(
    from comment: ParsedSwift.Comment,
    _ rest: inout ArraySlice<ParsedSwift.Comment>
  ) -> Expectation? {
    guard isAlone(comment), let item = item(before: comment), prints(item),
      line(ofOffset: item.bytes.upperBound - 1) == line(of: comment) - 1
    else { return nil }
    var (lines, following) = ([comment], rest)
    while let next = follower(of: comment, lines.count, in: following) {
      lines.append(next)
      following.removeFirst()
    }
    let texts = lines.map { Self.withoutBlank($0.text) }
    guard lines.count > 1, texts.allSatisfy({ !$0.isEmpty && $0.count <= Self.longestLine }),
      !lines.allSatisfy(isExpectation)
    else { return nil }
    rest = following
    var expectation = expectation(
      .printed,
      texts.joined(separator: "\n"),
      comment,
      lines: lines.count
    )
    (expectation.certainty, expectation.isBare) = (.possible, true)
    return expectation
  }

  /// Whether a comment says by itself what a value is or what is printed.
  private func isExpectation(_ comment: ParsedSwift.Comment) -> Bool {
    PrintedComment(comment.text) != nil
      || ValueComment(comment.text).map { !expectation(of: $0, comment).isEmpty } ?? false
  }
}
