/// The difference of two texts, line by line.
struct LineDifference<Text: Hashable> {
  /// A line of one of the texts or of both.
  struct Line {
    /// `-` for a line of the first text alone, `+` for one of the second, a space for both.
    let mark: Character
    let text: Text

    /// Whether the line is in one of the texts alone.
    var isChange: Bool { mark != " " }
  }

  /// In the order of the texts.
  let lines: [Line]

  init(from before: [Text], to after: [Text]) {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if removed.contains(left) {
        lines.append(Line(mark: "-", text: before[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append(Line(mark: "+", text: after[right]))
        right += 1
      } else {
        lines.append(Line(mark: " ", text: before[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    self.lines = lines
  }
}

extension LineDifference<Substring> {
  /// The difference of two texts whose last line may end with a line break.
  init(from before: String, to after: String) {
    self.init(from: before.linesWithoutLastBreak, to: after.linesWithoutLastBreak)
  }

  /// A line each, with its mark before it.
  var text: String { lines.map { "\($0.mark) \($0.text)" }.joined(separator: "\n") }
}

extension String {
  /// The lines of the text; a line break at its end begins none.
  fileprivate var linesWithoutLastBreak: [Substring] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}
