/// Chooses, among the cues found in a sentence, those that are words of it.
///
/// Neither Chinese nor Japanese puts blanks between words, and Korean only between groups of them:
/// 过半 is in 超过半径, 프로 in 프로그램. Nothing counts that begins inside a word, nor what begins with
/// it if the list holds the longer word for that; a run of katakana or hangul is not cut inside.
struct WordSelection {
  private let text: FoldedText
  private let hits: [CueHit]
  /// Where a cue begins, and where one ends.
  private let starts: Set<Int>
  private let ends: Set<Int>
  /// Where a Korean noun may end inside a run of hangul.
  private let endings: Set<Int>

  /// The quantities: what is inside one is no word of its own.
  static let quantities: CueGroups = [
    .percent, .share, .countedShare, .fraction, .halving, .multiple, .multiplication, .figure,
    .throughput,
    .period,
  ]

  /// What counts wherever it is found, unless a longer word holds it.
  private static let exclusions: CueGroups = [
    .goal, .setting, .layout, .money, .threshold, .odds, .certainty, .step, .sample, .condition,
    .concession, .possible, .planned, .notMultiple, .notPerformance, .notSuperlative,
    .notAttribution, .notPopularity,
  ]

  /// What is chosen among each other.
  private static let words: CueGroups = [
    .metric, .event, .people, .rate, .change, .comparative, .level, .superlative, .unrivalled,
    .nothing, .quality, .universal, .intensifier, .judgement, .praise,
    .rank, .population, .favourite, .tool, .many, .comparedWith, .attribution,
    .source, .authority, .organisation, .reporting, .advice, .hearsay, .popularity, .crowd,
    .adoption, .other,
  ]

  /// A word or a quantity of the sentence.
  private struct Word {
    let range: Range<Int>
    var isOther: Bool
    let isQuantity: Bool
  }

  /// Nouns: what follows them in the same run of hangul is a particle or a further word.
  private static let nouns: CueGroups = [
    .metric, .event, .people, .rate, .percent, .share, .source, .authority, .organisation,
  ]

  /// What is no part of a longer run of hangul before it.
  private static let starters = nouns.union([.layout, .odds, .money, .threshold, .sample])

  init(_ hits: [CueHit], in text: FoldedText) {
    self.text = text
    self.hits = hits
    let chosen = hits.filter { Self.words.contains($0.group) || Self.quantities.contains($0.group) }
    starts = Set(chosen.map(\.range.lowerBound))
    ends = Set(chosen.map(\.range.upperBound))
    endings = Set(hits.lazy.filter { $0.group == .ending }.map(\.range.lowerBound))
  }

  /// The cues that count, in order.
  func selected() -> [CueHit] {
    let whole = hits.filter { $0.group != .ending && isWhole($0) }
    let ranges = wordRanges(whole)
    var result: [CueHit] = []
    var place = 0
    for hit in whole {
      while place < ranges.count, ranges[place].range.upperBound <= hit.range.lowerBound {
        place += 1
      }
      let around = place < ranges.count ? ranges[place] : nil
      let isInside = around.map { $0.range.lowerBound <= hit.range.lowerBound } ?? false
      if Self.words.contains(hit.group) {
        let isChosen = isInside && around?.range.lowerBound == hit.range.lowerBound
        if let around, isChosen, around.range == hit.range || !around.isOther && !around.isQuantity
        {
          result.append(hit)
        }
      } else if Self.quantities.contains(hit.group) || Self.exclusions.contains(hit.group) {
        let isHeld = around.map { around in
          around.range.count > hit.range.count && around.range.upperBound >= hit.range.upperBound
            && (around.isOther || Self.exclusions.contains(hit.group) && !around.isQuantity)
        }
        if !(isInside && isHeld ?? false) { result.append(hit) }
      } else {
        result.append(hit)
      }
    }
    return result
  }

  /// The words and quantities of the sentence from left to right, none of which overlap.
  private func wordRanges(_ whole: [CueHit]) -> [Word] {
    var result: [Word] = []
    for hit in whole where Self.words.contains(hit.group) || Self.quantities.contains(hit.group) {
      let word = Word(
        range: hit.range,
        isOther: hit.group == .other,
        isQuantity: Self.quantities.contains(hit.group)
      )
      guard let last = result.last, hit.range.lowerBound < last.range.upperBound else {
        result.append(word)
        continue
      }
      guard hit.range.lowerBound == last.range.lowerBound else { continue }
      if hit.range.upperBound > last.range.upperBound {
        result[result.count - 1] = word
      } else if hit.range == last.range, word.isOther {
        result[result.count - 1].isOther = true
      }
    }
    return result
  }

  // MARK: Runs of letters

  private func isWhole(_ hit: CueHit) -> Bool {
    let bytes = text.bytes
    let (start, end) = (hit.range.lowerBound, hit.range.upperBound)
    if isHangul(start), isHangul(start - 3) {
      let isStarter = Self.starters.contains(hit.group) || hit.isStem
      if isStarter, !ends.contains(start) { return false }
    }
    if isKatakana(start), isKatakana(start - 3), !ends.contains(start) { return false }
    guard end < bytes.count else { return true }
    if isHangul(end - 3), isHangul(end), !hit.isStem, Self.nouns.contains(hit.group) {
      return starts.contains(end) || endings.contains(end)
    }
    return !(isKatakana(end - 3) && isKatakana(end)) || starts.contains(end)
  }

  private func isHangul(_ index: Int) -> Bool {
    index >= 0 && index < text.count && ByteClass.leadsHangul(text.bytes[index])
  }

  /// Whether a katakana letter or its length mark begins at an index (U+30A1 to U+30FC).
  private func isKatakana(_ index: Int) -> Bool {
    guard index >= 0, index + 2 < text.count, text.bytes[index] == 0xE3 else { return false }
    let (second, third) = (text.bytes[index + 1], text.bytes[index + 2])
    return second == 0x82 && third >= 0xA1 || second == 0x83 && third <= 0xBC && third != 0xBB
  }
}
