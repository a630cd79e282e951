/// What comments without any sign show on the lines below code that prints.
extension ExpectationReader {
  /// The longest line that is more likely output than prose.
  private static let longestLine = 80

  /// The expectation that a comment and those on the lines below it come to, if they stand alone, right below code
  /// that prints, and say nothing by themselves: that most of them are just what is printed.
  ///
  /// - Parameter rest: the comments behind it, from which those are taken that belong to it.
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
      !lines.allSatisfy(sayMore)
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

  /// Whether a comment is about a value, or about output, by itself.
  private func sayMore(_ comment: ParsedSwift.Comment) -> Bool {
    PrintedComment(comment.text) != nil
      || ValueComment(comment.text).map { !expectation(of: $0, comment).isEmpty } ?? false
  }
}
