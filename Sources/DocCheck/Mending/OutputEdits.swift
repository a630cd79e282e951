/// The ways to write what was printed in the place of what an article says is printed.
struct OutputEdits {
  /// What was printed, without line feeds at its end.
  let actual: String
  private let check: OutputCheck
  private let source: SourceText
  /// The lines of the comment or the fence, as they are in the file.
  private let raw: [String]

  init(_ check: OutputCheck, in source: SourceText) {
    self.check = check
    self.source = source
    var actual = check.actual[...]
    while actual.last == "\n" { actual.removeLast() }
    self.actual = String(actual)
    let text = source.text(check.span.bytes)
    let isExact = Array(text.utf8) == Array(source.bytes[check.span.bytes])
    raw = isExact ? SourceText(text).lines : []
  }

  /// The edits, the likeliest first; each keeps what is around the output in its lines.
  var candidates: [Finding.Fix.Edit] {
    let expected = check.expected.split(separator: "\n", omittingEmptySubsequences: false)
    guard !actual.isEmpty, raw.count >= expected.count else { return [] }
    return (0...raw.count - expected.count).reversed().flatMap { first in
      places(of: expected.map(String.init), from: first).map { edit($0, from: first) }
    }
  }

  /// Where the lines of a text are in the raw lines from one on: one answer, or for a single line
  /// one for each place in it.
  private func places(of lines: [String], from first: Int) -> [[Place]] {
    if lines.count == 1 {
      return raw[first].ranges(of: lines[0]).reversed().map { [Place($0, in: raw[first])] }
    }
    var places: [Place] = []
    for (line, raw) in zip(lines, raw[first...]) {
      let ranges = raw.ranges(of: line)
      guard let range = line.isEmpty ? raw.endIndex..<raw.endIndex : ranges.last else { return [] }
      places.append(Place(range, in: raw))
    }
    return [places]
  }

  /// What is around the output in a line.
  private struct Place {
    let prefix: String
    let suffix: String

    init(_ range: Range<String.Index>, in line: String) {
      prefix = String(line[..<range.lowerBound])
      suffix = String(line[range.upperBound...])
    }
  }

  private func edit(_ places: [Place], from first: Int) -> Finding.Fix.Edit {
    let lines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let new = lines.enumerated().map { index, line in
      let prefix = index < places.count ? places[index].prefix : nil
      let isLast = index == lines.count - 1
      return (prefix ?? furtherPrefix(places, from: first)) + line
        + (isLast ? places.last?.suffix ?? "" : "")
    }
    let end = raw[(first + places.count)...]
    let ending = source.lineEnding(nearLine: check.span.start.line)
    return Finding.Fix.Edit(
      bytes: check.span.bytes,
      replacement: (raw[..<first] + new + end).joined(separator: ending)
    )
  }

  /// What a line that the article does not have yet begins with.
  private func furtherPrefix(_ places: [Place], from first: Int) -> String {
    if places.count > 1 { return places[1].prefix }
    if first > 0 { return places[0].prefix }
    let start = source.lineBytes(check.span.start.line).lowerBound
    let before = source.text(start..<max(start, check.span.start.offset))
    // Before a comment that stands alone is nothing but the marks of what it is in.
    let isAlone = before.allSatisfy { " \t>/*".contains($0) }
    let margin =
      isAlone
      ? before
      : String(source.line(check.span.start.line).prefix { $0 == " " || $0 == "\t" || $0 == ">" })
    return raw[0].hasPrefix("//") ? margin + "// " : margin
  }
}
