/// The difference of two texts in the unified format of POSIX `diff -u`.
struct UnifiedDiff {
  private let path: String
  private let lines: [LineDifference<ArraySlice<UInt8>>.Line]

  /// The number of unchanged lines around a change.
  private static let context = 3

  init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    lines = LineDifference(from: Self.lines(of: old), to: Self.lines(of: new)).lines
  }

  /// The head and the hunks; empty where nothing differs.
  var text: String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    return "--- \(path)\n+++ \(path)\n" + hunks.map(text).joined()
  }

  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    let head = "@@ -\(place(hunk, "+")) +\(place(hunk, "-")) @@\n"
    return head
      + lines[hunk].map { line in
        let text = String(line.mark) + String(decoding: line.text, as: UTF8.self)
        return line.text.last == UInt8(ascii: "\n")
          ? text : text + "\n\\ No newline at end of file\n"
      }.joined()
  }

  /// The first line and the number of lines of a hunk in the text that has no lines of a mark.
  private func place(_ hunk: Range<Int>, _ foreign: Character) -> String {
    let before = lines[..<hunk.lowerBound].count { $0.mark != foreign }
    let count = lines[hunk].count { $0.mark != foreign }
    return "\(count == 0 ? before : before + 1),\(count)"
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
