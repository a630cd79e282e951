/// Finds out which claims of an article its links support, once for each text and each table row.
struct LinkProofs {
  /// What links prove of what is measured or checked, and of anything else.
  private struct Pair {
    let strict: Proof?
    let lenient: Proof?

    init(_ links: [FoldedText.Link], _ settings: ClaimSettings) {
      strict = LinkJudge.proof(by: links, isStrict: true, settings: settings)
      lenient = LinkJudge.proof(by: links, isStrict: false, settings: settings)
    }
  }

  /// A row of a table.
  private struct Row: Hashable {
    let table: Int
    let number: Int
  }

  private let own: [Pair]
  private let rows: [Row: Pair]

  init(_ units: [ProseUnit], settings: ClaimSettings) {
    own = units.map { Pair($0.text.links, settings) }
    var rows: [Row: Pair] = [:]
    for unit in units {
      guard let row = Self.row(of: unit), rows[row] == nil else { continue }
      rows[row] = Pair(unit.rowLinks, settings)
    }
    self.rows = rows
  }

  /// What the links of a stretch prove, those of its row and of the table's head included.
  func proof(_ index: Int, of unit: ProseUnit, isStrict: Bool) -> Proof? {
    let own = isStrict ? own[index].strict : own[index].lenient
    guard own?.evidence != .sourced, let row = rowProof(of: unit, isStrict: isStrict) else {
      return own
    }
    return row.evidence == .sourced ? row : own ?? row
  }

  /// What the links of a cell's row and of the table's head prove.
  func rowProof(of unit: ProseUnit, isStrict: Bool) -> Proof? {
    guard let pair = Self.row(of: unit).flatMap({ rows[$0] }) else { return nil }
    return isStrict ? pair.strict : pair.lenient
  }

  private static func row(of unit: ProseUnit) -> Row? {
    unit.cell.map { Row(table: $0.table, number: $0.row) }
  }
}
