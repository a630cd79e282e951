/// A table in a paragraph: libcmark 0.30 knows no tables and hands their rows on as text.
struct ProseTable {
  /// The text before the table in the same paragraph, if any.
  let lead: RawProse?
  let head: [RawProse]
  let rows: [[RawProse]]

  /// Reads a paragraph as a table (GitHub Flavored Markdown §4.10): a head, a row of dashes, rows.
  init?(_ prose: RawProse) {
    guard prose.bytes.contains(UInt8(ascii: "|")) else { return nil }
    let lines = Self.lines(of: prose)
    guard let dashes = lines.firstIndex(where: { Self.isDelimiter(prose.bytes[$0]) }), dashes > 0
    else { return nil }
    let head = Self.cells(in: lines[dashes - 1], of: prose)
    guard head.count == Self.cells(in: lines[dashes], of: prose).count else { return nil }
    let leadEnd = lines[dashes - 1].lowerBound
    lead = leadEnd > 0 ? prose.slices([0..<leadEnd]).first : nil
    let rows = lines[(dashes + 1)...].map { Self.cells(in: $0, of: prose) }
    let slices = prose.slices(([head] + rows).flatMap { $0 })
    self.head = Array(slices[..<head.count])
    var next = head.count
    self.rows = rows.map { row in
      defer { next += row.count }
      return Array(slices[next..<next + row.count])
    }
  }

  private static func lines(of prose: RawProse) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in prose.bytes.enumerated()
    where byte == UInt8(ascii: "\n") || byte == Marker.hardBreak {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<prose.bytes.count]
  }

  private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    let allowed = Array("|:- ".utf8)
    return line.contains(UInt8(ascii: "-")) && line.contains(UInt8(ascii: "|"))
      && line.allSatisfy { allowed.contains($0) }
  }

  /// The bytes of each cell, without the bars at the line's ends.
  private static func cells(in line: Range<Int>, of prose: RawProse) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = line.lowerBound
    for index in line where prose.bytes[index] == UInt8(ascii: "|") {
      if index > start || !cells.isEmpty { cells.append(start..<index) }
      start = index + 1
    }
    let rest = start..<line.upperBound
    if !prose.bytes[rest].allSatisfy({ $0 == UInt8(ascii: " ") }) { cells.append(rest) }
    return cells
  }
}
