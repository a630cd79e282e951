/// Comments of words that nothing marks as a value.
extension ExpectationReader {
  /// The expectations of a comment, and of one that is nothing but words what they may be: a text, if the snippet's
  /// literals have half of the words and the code beside them prints or is worth one, as in
  /// `print("it's " + end) // it's final`.
  ///
  /// - Parameters:
  ///   - found: the expectations of the comment as one about a value; nothing, or a word that may be a case.
  ///   - texts: the texts in the snippet's literals.
  func withWords(
    _ found: [Expectation],
    _ comment: ParsedSwift.Comment,
    of texts: WrittenTexts
  ) -> [Expectation] {
    guard found.allSatisfy({ $0.certainty == .possible }) else { return found }
    let bare = expectation(ofWords: comment, texts)
    guard !bare.isEmpty, var word = found.first else { return found + bare }
    (word.isText, word.isBare) = (true, true)
    return [word]
  }

  private func expectation(
    ofWords comment: ParsedSwift.Comment,
    _ texts: WrittenTexts
  ) -> [Expectation] {
    guard let item = item(before: comment), isAboutOutput(comment, of: item),
      BareWords(comment.text).mayRepeat(
        wordsWith: texts.marks,
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
    let names = Set(item.uses.map(\.name))
    let values = texts.values(besides: names, isWhole: names.subtracting(["print"]).count == 1)
    if values.contains(text) { expectation.otherTexts = values.subtracting([text]) }
    return [expectation]
  }

  /// Whether a comment stands beside an item, or alone right below one that prints a text of its form.
  private func isAboutOutput(_ comment: ParsedSwift.Comment, of item: Item) -> Bool {
    let (last, own) = (line(ofOffset: item.bytes.upperBound - 1), line(of: comment))
    if last == own { return true }
    return last + 1 == own && isAlone(comment) && item.prints
      && WrittenTexts(of: [code.text(item.bytes)]).areFilled(in: comment.text.trimmingBlanks)
  }

  /// The texts in the literals of the code.
  var writtenTexts: WrittenTexts {
    let comments = Dictionary(
      parsed.comments.map { (line(of: $0), $0.offset) },
      uniquingKeysWith: min
    )
    return WrittenTexts(
      of: code.lines.enumerated().map { index, text in
        let start = code.lineBytes(index + 1).lowerBound
        return comments[index + 1].map { code.text(start..<$0) } ?? String(text)
      }
    )
  }
}
