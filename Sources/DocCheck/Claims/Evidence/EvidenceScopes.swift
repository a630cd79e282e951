/// Where the evidence of each stretch of an article may be besides the stretch itself.
struct EvidenceScopes {
  /// For each cell, the paragraph that introduces its table.
  private(set) var tableLeads: [Int: Int] = [:]
  /// For each stretch, the line of its section that is labelled as a source.
  private(set) var sectionSources: [Int: Int] = [:]
  /// The first stretch of each top-level block.
  let blockStarts: [Int: Int]

  init(_ units: [ProseUnit]) {
    blockStarts = Dictionary(units.indices.map { (units[$0].block, $0) }) { first, _ in first }
    readTables(units)
    readSections(units)
  }

  /// Whether a paragraph names a source at its start: "Source: …".
  static func isLabelled(_ unit: ProseUnit) -> Bool {
    guard let label = unit.firstHits[.sourceLabel], label.range.lowerBound <= 4 else {
      return false
    }
    return !goesOn(label.range, in: unit.text)
  }

  /// Whether a noun is followed by further words of its sentence, such as "Source files are …".
  ///
  /// A label that ends in a blank is a preposition, which is followed by the source's name.
  private static func goesOn(_ label: Range<Int>, in text: FoldedText) -> Bool {
    guard text.bytes[label].last != UInt8(ascii: " ") else { return false }
    let next = text.bytes[label.upperBound...].firstIndex { $0 != UInt8(ascii: " ") }
    guard let next, ByteClass.isLetter(text.bytes[next]) else { return false }
    return text.links(in: next..<next + 1).isEmpty
  }

  /// Whether a paragraph begins as the caption of a table does: "Table 2: …".
  static func isCaption(_ unit: ProseUnit) -> Bool {
    guard unit.role == .paragraph, let label = unit.firstHits[.captionLabel] else { return false }
    return label.range.lowerBound <= 1
  }

  /// Headings and further tables may be between a table and its introduction.
  private mutating func readTables(_ units: [ProseUnit]) {
    var lead: Int?
    for (index, unit) in units.enumerated() {
      switch unit.role {
      case .paragraph: lead = Self.introduces(unit) ? index : nil
      case .heading: lead = lead.flatMap { Self.endsInColon(units[$0]) ? $0 : nil }
      case .caption: continue
      case .cell: tableLeads[index] = lead
      default: lead = nil
      }
    }
  }

  private static func introduces(_ unit: ProseUnit) -> Bool {
    endsInColon(unit) || unit.has(.attribution) || unit.has(.survey) || isCaption(unit)
  }

  private static func endsInColon(_ unit: ProseUnit) -> Bool {
    unit.text.bytes.last { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
  }

  private mutating func readSections(_ units: [ProseUnit]) {
    let heads = units.indices.filter { [.heading, .title].contains(units[$0].role) }
    let bounds = [0] + heads + [units.count]
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      guard let labelled = (start..<end).last(where: { Self.isLabelled(units[$0]) }) else {
        continue
      }
      for index in start..<end where index != labelled { sectionSources[index] = labelled }
    }
  }
}
