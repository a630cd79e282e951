import SwiftUI

/// A line of typeset text.
struct TypesetLine {
  /// Letters of one run.
  struct Piece {
    /// The place of the run in the text.
    let run: Int
    /// The letters.
    var text: String
    /// Where they begin in the line.
    let x: CGFloat
    /// How much room they take.
    var width: CGFloat
  }

  private(set) var pieces: [Piece] = []
  private(set) var width: CGFloat = 0

  /// Makes a line of letters.
  init(_ letters: some Sequence<TypesetLetter>) {
    for letter in letters { append(letter) }
  }

  private mutating func append(_ letter: TypesetLetter) {
    if pieces.last?.run == letter.run {
      pieces[pieces.count - 1].text.append(letter.character)
      pieces[pieces.count - 1].width += letter.width
    } else {
      let text = String(letter.character)
      pieces.append(Piece(run: letter.run, text: text, x: width, width: letter.width))
    }
    width += letter.width
  }
}

/// A letter with its width.
struct TypesetLetter {
  /// The letter.
  let character: Character
  /// How much room it takes.
  let width: CGFloat
  /// The place of its run in the text.
  let run: Int

  /// Whether a line may end in the letter and take no room for it.
  var isSpace: Bool { character == " " || character == "\t" }

  /// Whether a line may be broken between the letter and the one behind it.
  func allowsBreak(before next: TypesetLetter) -> Bool {
    if Self.opening.contains(character) { return false }
    return isSpace || Self.closing.contains(character) || character.isWide
      || next.character.isWide
  }

  /// Whether the letter must not begin a line.
  var mayNotBegin: Bool { Self.bound.contains(character) }

  /// The marks after which a Latin word may be broken.
  private static let closing: Set<Character> = ["-", "\u{2010}", "\u{2013}", "\u{2014}"]
  /// The marks that stay with what follows.
  private static let opening: Set<Character> = ["「", "『", "（", "【", "《", "〈", "［", "｛"]
  /// The marks that stay with what is before, in the typesetting of East Asia.
  private static let bound: Set<Character> = [
    "、", "。", "，", "．", "・", "：", "；", "！", "？", "」", "』", "）", "】", "》", "〉", "］", "｝", "ー",
    "々", "ゃ", "ゅ", "ょ", "っ", "ャ", "ュ", "ョ", "ッ", "…",
  ]
}
