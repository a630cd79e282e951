/// A snippet's code in the form in which it is compiled.
///
/// What the author left out is filled, `#if` is answered as on iOS, and `#sourceLocation` is blank.
/// Every line stays in its place.
struct CompilableCode: Sendable {
  let text: String
  /// The text with nothing put in the places of what looks left out.
  let unfilled: String
  /// What the parser makes of the text.
  let parsed: ParsedSwift
  /// The lines, counted from 1, on which something is left out.
  let elidedLines: Set<Int>
  /// The types of whose members some are left out.
  let elidedTypes: Set<String>

  /// The most times that code is filled and parsed anew: what is left out may hide more of it.
  private static let rounds = 3

  /// - Parameters:
  ///   - code: the code as the article shows it.
  ///   - original: what the parser makes of it.
  ///   - isWhole: whether nothing of it is left out, whatever it looks like.
  init(_ code: String, parsed original: ParsedSwift, isWhole: Bool = false) {
    unfilled = CodeEdit.applying(original.adaptations, to: code)
    guard !isWhole else {
      (text, parsed, elidedLines, elidedTypes) = (unfilled, original, [], [])
      return
    }
    var (text, parsed) = (code, original)
    var lines = Self.lines(of: original.elisions, in: code)
    for _ in 0..<Self.rounds where !parsed.holes.isEmpty {
      lines.formUnion(Self.lines(of: parsed.holes.map(\.bytes.lowerBound), in: text))
      text = CodeEdit.applying(parsed.holes, to: text)
      parsed = ParsedSwift(text)
    }
    self.text = CodeEdit.applying(parsed.adaptations, to: text)
    self.parsed = parsed
    elidedLines = lines
    elidedTypes = original.elidedTypes.union(parsed.elidedTypes)
  }

  private static func lines(of offsets: [Int], in text: String) -> Set<Int> {
    guard !offsets.isEmpty else { return [] }
    let source = SourceText(text)
    return Set(offsets.map { source.lineNumber(of: $0) })
  }
}
