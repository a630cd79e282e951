/// Comments of words that nothing marks as a value.
extension ExpectationReader {
  /// The expectations of a comment, and of one that is nothing but words what they may be: a text, if the snippet's
  /// literals have half of the words and the code beside them prints or is worth one, as in
  /// `print("it's " + end) // it's final`.
  ///
  /// - Parameters:
  ///   - found: the expectations of the comment as one about a value; nothing, or a word that may be a case.
  ///   - marks: those of the words in the literals.
  func withWords(
    _ found: [Expectation],
    _ comment: ParsedSwift.Comment,
    writtenWith marks: Set<String>
  ) -> [Expectation] {
    guard found.allSatisfy({ $0.certainty == .possible }) else { return found }
    let bare = expectation(ofWords: comment, writtenWith: marks)
    guard !bare.isEmpty, var word = found.first else { return found + bare }
    (word.isText, word.isBare) = (true, true)
    return [word]
  }

  private func expectation(
    ofWords comment: ParsedSwift.Comment,
    writtenWith marks: Set<String>
  ) -> [Expectation] {
    guard let item = item(before: comment),
      line(ofOffset: item.bytes.upperBound - 1) == line(of: comment),
      BareWords(comment.text).mayRepeat(
        wordsWith: marks,
        names: Set(item.uses.map { $0.name.lowercased() })
      ),
      let subject: Expectation.Subject = prints(item) ? .printed : hasValue(item) ? .result : nil
    else { return [] }
    let text = ValueComment.withoutFullStop(comment.text.trimmingBlanks)
    var expectation = expectation(subject, text, comment)
    if text != comment.text.trimmingBlanks {
      expectation.otherReadings = [comment.text.trimmingBlanks]
    }
    (expectation.certainty, expectation.isText, expectation.isBare) = (.possible, true, true)
    expectation.showsValue = subject == .printed
    return [expectation]
  }

  /// By what the words in the literals of the code are found.
  var writtenMarks: Set<String> {
    let comments = Dictionary(
      parsed.comments.map { (line(of: $0), $0.offset) },
      uniquingKeysWith: min
    )
    let literals = code.lines.enumerated().flatMap { index, text in
      let start = code.lineBytes(index + 1).lowerBound
      let shown = comments[index + 1].map { code.text(start..<$0) } ?? text
      return shown.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }
        .map { String($0.element).replacing(Self.interpolation, with: " ") }
    }
    return BareWords.marks(of: literals.joined(separator: " "))
  }

  private static let interpolation = Pattern(/\\\(.*?\)|\\./)
}
