import SwiftUI

/// Text that is broken into lines.
///
/// Lines are broken behind spaces and hyphens and between the letters of East Asia; where a word is
/// too long for a line, at any letter.
struct TypesetText {
  /// The runs of the text.
  private(set) var runs: [TextRun]
  /// The greatest number of lines.
  private let limit: Int?
  /// The room between lines.
  private let lineSpacing: CGFloat
  /// How much smaller letters may be to fit.
  private let leastScale: CGFloat
  private let reservesLines: Bool
  private var paragraphs: [[TypesetLetter]] = []

  /// How much smaller letters are made in one step.
  private static let scaleStep: CGFloat = 0.05

  init(_ runs: [TextRun], in values: EnvironmentValues) {
    self.runs = runs
    limit = values.lineLimit.map { max(1, $0) }
    lineSpacing = values.lineSpacing
    leastScale = values.minimumScaleFactor
    reservesLines = values.textTraits.reservesLines
    paragraphs = Self.paragraphs(runs)
  }

  /// The height of a line.
  var lineHeight: CGFloat { runs.map(\.font.lineHeight).max() ?? 0 }

  /// Where letters stand in a line.
  var baseline: CGFloat { runs.map(\.font.baseline).max() ?? 0 }

  /// The size for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let (fitting, lines) = fitted(proposal)
    let count = reservesLines ? max(lines.count, limit ?? 0) : lines.count
    let width = lines.map(\.width).max()?.inPixels ?? 0
    return CGSize(
      width: proposal.width.map { min(width, max(0, $0)) } ?? width,
      height: CGFloat(count) * fitting.lineHeight + CGFloat(max(0, count - 1)) * lineSpacing
    )
  }

  /// The text with letters that are small enough, if they may be smaller, and its lines.
  func fitted(_ proposal: ProposedViewSize) -> (text: TypesetText, lines: [TypesetLine]) {
    var (text, scale) = (self, 1 as CGFloat)
    while true {
      let lines = text.broken(within: proposal.width)
      let most = text.most(proposal)
      if lines.count <= most { return (text, lines.map { TypesetLine($0) }) }
      guard scale - Self.scaleStep >= leastScale else {
        return (text, text.truncated(lines, most, within: proposal.width))
      }
      scale -= Self.scaleStep
      text = scaled(scale)
    }
  }

  /// Where a line begins, from the top.
  func top(ofLine index: Int) -> CGFloat { CGFloat(index) * (lineHeight + lineSpacing) }

  /// How many lines there is room for.
  private func most(_ proposal: ProposedViewSize) -> Int {
    let high = proposal.height.flatMap { height -> Int? in
      guard height.isFinite, lineHeight > 0 else { return nil }
      return max(1, Int((height + lineSpacing) / (lineHeight + lineSpacing)))
    }
    return [limit, high].compactMap { $0 }.min() ?? Int.max
  }

  private func scaled(_ scale: CGFloat) -> TypesetText {
    var text = self
    for index in text.runs.indices { text.runs[index].font.size *= scale }
    text.paragraphs = Self.paragraphs(text.runs)
    return text
  }

  /// The first lines, the last of which ends in dots.
  private func truncated(
    _ lines: [[TypesetLetter]],
    _ most: Int,
    within width: CGFloat?
  ) -> [TypesetLine] {
    var kept = Array(lines.prefix(most))
    guard var last = kept.popLast() else { return [] }
    let run = last.last?.run ?? 0
    let font = runs.indices.contains(run) ? runs[run].font : nil
    let dots = TypesetLetter(character: "…", width: font?.width(of: "…") ?? 0, run: run)
    let room = (width ?? .infinity) - dots.width
    while let letter = last.last, letter.isSpace || last.reduce(0, { $0 + $1.width }) > room {
      last.removeLast()
    }
    return (kept + [last + [dots]]).map { TypesetLine($0) }
  }
}

// MARK: - Breaking lines

extension TypesetText {
  private static func paragraphs(_ runs: [TextRun]) -> [[TypesetLetter]] {
    var paragraphs: [[TypesetLetter]] = [[]]
    for (index, run) in runs.enumerated() {
      if run.image != nil {
        let letter = TypesetLetter(character: "\u{FFFC}", width: run.font.lineHeight, run: index)
        paragraphs[paragraphs.count - 1].append(letter)
      }
      for character in run.text {
        if character.isNewline {
          paragraphs.append([])
          continue
        }
        let width = run.font.width(of: character) + run.kerning
        let letter = TypesetLetter(character: character, width: width, run: index)
        paragraphs[paragraphs.count - 1].append(letter)
      }
    }
    return paragraphs
  }

  private func broken(within width: CGFloat?) -> [[TypesetLetter]] {
    guard let width, width.isFinite else { return paragraphs }
    return paragraphs.flatMap { Self.lines(of: $0, within: width) }
  }

  private static func lines(
    of letters: [TypesetLetter],
    within width: CGFloat
  ) -> [[TypesetLetter]] {
    var lines: [[TypesetLetter]] = []
    var (line, spaces): ([TypesetLetter], [TypesetLetter]) = ([], [])
    var (length, spaceLength): (CGFloat, CGFloat) = (0, 0)
    func close() {
      lines.append(line)
      (line, spaces, length, spaceLength) = ([], [], 0, 0)
    }
    for word in words(letters) {
      let wordLength = word.reduce(0) { $0 + $1.width }
      if word[0].isSpace {
        spaces += word
        spaceLength += wordLength
        continue
      }
      // What is measured in whole pixels must fit into the width that came of it.
      if !line.isEmpty, length + spaceLength + wordLength > width + 0.01 { close() }
      let isTooLong = wordLength > width + 0.01
      line += spaces + (isTooLong ? [] : word)
      length += spaceLength + (isTooLong ? 0 : wordLength)
      (spaces, spaceLength) = ([], 0)
      guard isTooLong else { continue }
      for letter in word {
        if !line.isEmpty, length + letter.width > width { close() }
        line.append(letter)
        length += letter.width
      }
    }
    return lines + [line]
  }

  /// The parts of a paragraph that stay together, each either of spaces or without any.
  private static func words(_ letters: [TypesetLetter]) -> [[TypesetLetter]] {
    var words: [[TypesetLetter]] = []
    for letter in letters {
      if let last = words.last?.last, last.isSpace == letter.isSpace,
        letter.isSpace || letter.mayNotBegin || !last.allowsBreak(before: letter)
      {
        words[words.count - 1].append(letter)
      } else {
        words.append([letter])
      }
    }
    return words
  }
}
