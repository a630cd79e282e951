/// Comments inside a loop that show what all its iterations print.
extension ExpectationReader {
  /// The expectation of a comment that follows the only `print` in a loop or a closure and lists several values:
  /// `print(i) // 2, 4, 8`.
  func expectation(ofRounds value: ValueComment, _ comment: ParsedSwift.Comment) -> [Expectation] {
    guard let item = parsed.items.last(where: { $0.bytes.lowerBound < comment.offset }),
      item.bytes.contains(comment.offset), [.statement, .expression].contains(item.kind),
      item.prints, isBehindOnlyPrint(of: item, comment),
      ValueClause.row(in: value.text) != nil, let row = ValueComment(value.text)
    else { return [] }
    return printed(row, comment).map { shown in
      var shown = shown
      shown.isOfRounds = true
      return shown
    }
  }

  /// Whether the line of a comment has the only `print` of an item.
  private func isBehindOnlyPrint(of item: Item, _ comment: ParsedSwift.Comment) -> Bool {
    let line = code.text(code.lineBytes(line(of: comment)).lowerBound..<comment.offset)
    let calls = { (text: String) in text.ranges(of: "print(").count }
    return calls(line) == 1 && calls(code.text(item.bytes)) == 1
  }
}
