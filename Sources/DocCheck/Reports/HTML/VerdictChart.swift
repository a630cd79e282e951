/// How many of each verdict there are, drawn as a ring or as a bar.
struct VerdictChart {
  /// A verdict's name and count; none for a verdict that nothing has.
  private let parts: [(name: String, count: Int)]
  private let total: Int

  init(_ summary: Summary) {
    let all = [
      ("passed", summary.passed), ("failed", summary.failed), ("undecided", summary.notChecked),
    ]
    parts = all.filter { $0.1 > 0 }.map { (name: $0.0, count: $0.1) }
    total = summary.snippets
    description = summary.plainVerdictCounts
  }

  /// The counts in words: `3 passed, 1 failed`.
  let description: String

  /// A ring with a text in its middle.
  func ring(_ text: String, caption: String) -> Markup {
    """
    <svg class="ring" viewBox="0 0 120 120" role="img" aria-label="\(description)">
    <circle class="track" cx="60" cy="60" r="50" fill="none" stroke-width="13" />
    \(Markup(segments(of: 314.16, gap: 3)) { segment in
      """
      <circle class="segment \(segment.name)" cx="60" cy="60" r="50" fill="none" stroke-width="13" \
      stroke-dasharray="\(segment.length) 314.16" stroke-dashoffset="-\(segment.start)" \
      transform="rotate(-90 60 60)" />

      """
    })<text class="ring-figure" x="60" y="62" text-anchor="middle">\(text)</text>
    <text class="ring-caption" x="60" y="77" text-anchor="middle">\(caption)</text>
    </svg>
    """
  }

  /// A bar, as wide as its place.
  var bar: Markup {
    """
    <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" role="img" \
    aria-label="\(description)"><rect class="track" width="100" height="6" />\
    \(Markup(segments(of: 100, gap: 1)) { segment in
      """
      <rect class="segment \(segment.name)" x="\(segment.start)" width="\(segment.length)" \
      height="6" />
      """
    })</svg>
    """
  }

  /// Each verdict's share of a length, with a gap after it unless it is alone.
  private func segments(of length: Double, gap: Double) -> [Segment] {
    var start = 0
    return parts.map { part in
      let begin = Double(start) / Double(total) * length
      let share = Double(part.count) / Double(total) * length
      start += part.count
      let shown = parts.count > 1 ? max(share - gap, share / 2) : share
      return Segment(name: part.name, start: Self.number(begin), length: Self.number(shown))
    }
  }

  private struct Segment {
    let name: String
    let start: String
    let length: String
  }

  /// The number with two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
