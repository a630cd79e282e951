extension SourceText {
  /// The ending of a line, or of the one before it where it has none; a line feed where no line does.
  func lineEnding(nearLine line: Int) -> String {
    for number in [line, line - 1] where number >= 1 && number < lineCount {
      return text(lineBytes(number).upperBound..<lineStarts[number])
    }
    return "\n"
  }
}
