/// Code without a fence that the parser refuses: all that can be told of it is where it ends.
struct BrokenCode {
  /// The end in the window's text.
  let end: Int

  /// Nothing where the text is no Swift code.
  init?(_ region: CodeRegion) {
    let window = region.window
    guard let item = region.brokenItem else { return nil }
    if let end = Self.endOfCollapsed(window) {
      self.end = end
      return
    }
    let start = window.lineIndex(of: item.bytes.lowerBound)
    let limit = window.lineIndex(of: item.bytes.upperBound)
    var last = start
    for index in start...limit where index == last + 1 || index == start {
      let text = window.lines[index].text
      guard Self.isLikeCode(text) else { break }
      last = index
    }
    while last > start, window.lines[last].text.trimmingBlanks.isEmpty { last -= 1 }
    let isCollapsed = item.lostLineBreaks >= 2
    guard item.soundDeclarations >= 2, last - start >= 2 || isCollapsed else { return nil }
    end = min(item.bytes.upperBound, window.endOfLine(last))
  }

  /// The end of code on one line that a comment swallows, if it can be read otherwise.
  private static func endOfCollapsed(_ window: CodeWindow) -> Int? {
    guard let line = window.lines.first?.text, line.contains("//"),
      let brace = line.lastIndex(of: "}")
    else { return nil }
    let code = String(line[...brace])
    guard let breaks = LineBreaks.lost(in: code), breaks.isWhole else { return nil }
    return code.utf8.count
  }

  /// Whether a line has the form of code: no sentence of prose is outside of its comments and
  /// strings.
  private static func isLikeCode(_ line: String) -> Bool {
    let text = line.trimmingBlanks
    if text.isEmpty || CodeStart.isPlausible(Array(text.utf8)[...]) { return true }
    let bare = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
    let code = bare.firstRange(of: "//").map { String(bare[..<$0.lowerBound]) } ?? bare
    guard code.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    var words = 0
    for part in code.split(separator: " ") {
      words = part.allSatisfy(\.isLetter) ? words + 1 : 0
      if words >= 4 { return false }
    }
    return true
  }
}
