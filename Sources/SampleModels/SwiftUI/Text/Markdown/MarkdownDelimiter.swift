/// Equal marks in a row that may begin or end emphasis.
struct MarkdownDelimiter {
  /// The mark.
  let mark: Character
  /// How many there were at first.
  private let length: Int
  /// How many have no partner yet.
  var count: Int
  /// Whether they may begin something.
  let canOpen: Bool
  /// Whether they may end something.
  let canClose: Bool

  init(_ mark: Character, count: Int, before: Character, after: Character) {
    self.mark = mark
    self.count = count
    length = count
    let isLeft =
      !after.isWhitespace
      && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
    let isRight =
      !before.isWhitespace
      && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
    let isWithinWord = mark == "_" && isLeft && isRight
    canOpen = isLeft && (!isWithinWord || before.isMarkdownPunctuation)
    canClose = isRight && (!isWithinWord || after.isMarkdownPunctuation)
  }

  /// Whether these marks begin what others end.
  func opens(_ closing: MarkdownDelimiter) -> Bool {
    guard canOpen, mark == closing.mark else { return false }
    if mark == "~" { return length == closing.length && length <= 2 }
    let isAmbiguous = canClose || closing.canOpen
    let isMultiple = length % 3 == 0 && closing.length % 3 == 0
    return !isAmbiguous || isMultiple || (length + closing.length) % 3 != 0
  }

  /// How many marks of each side belong together.
  func width(with closing: MarkdownDelimiter) -> Int {
    mark == "~" ? length : min(count, closing.count, 2)
  }

  /// What so many marks say of the text between them.
  func intent(width: Int) -> InlinePresentationIntent {
    if mark == "~" { return .strikethrough }
    return width == 2 ? .stronglyEmphasized : .emphasized
  }
}

extension Character {
  /// Whether the character is punctuation or a symbol of ASCII, or other punctuation.
  var isMarkdownPunctuation: Bool {
    isPunctuation || (isASCII && isSymbol)
  }
}
