/// Arguments of a package that a fence shows as sections below each other, with the commas put in that are
/// between them in a manifest.
struct ManifestSections {
  let block: CodeBlock
  let parsed: ParsedSwift

  /// Nothing where a block does not show such sections.
  ///
  /// - Parameter parsed: what the parser makes of the block's code.
  init?(_ block: CodeBlock, parsed: ParsedSwift) {
    guard !parsed.errors.isEmpty, ManifestFragment.labels.contains(parsed.head) else { return nil }
    var lines = block.lines
    var labels: Set<Substring> = []
    var last: Int?
    for (index, line) in block.lines.enumerated() {
      let text = line.text.trimmingBlanks
      guard !text.isEmpty, !text.hasPrefix("//") else { continue }
      let label = text.prefix { $0.isLetter }
      if ManifestFragment.labels.contains(String(label)), text.dropFirst(label.count).first == ":",
        line.text.first == text.first
      {
        // Two ways to write the same list are no manifest together.
        guard labels.insert(label).inserted else { return nil }
        if let last, lines[last].text.contains(Self.closingBracket) {
          lines[last] = lines[last].with(
            text: lines[last].text.replacing(Self.trailingBlanks, with: "") + ","
          )
        }
      }
      last = index
    }
    var joined = block
    guard lines.map(\.text) != block.lines.map(\.text) else { return nil }
    joined.lines = lines
    let whole = ParsedSwift(joined.text)
    guard ManifestFragment(joined.text, parsed: whole) != nil else { return nil }
    (self.block, self.parsed) = (joined, whole)
  }

  private static let closingBracket = Pattern(/\]\s*$/)
  private static let trailingBlanks = Pattern(/\s+$/)
}
