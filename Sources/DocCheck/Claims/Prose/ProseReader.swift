/// Collects the prose of an article, block by block.
struct ProseReader {
  private let lexicon: Lexicon
  private let source: SourceText
  private var units: [ProseUnit] = []
  /// The tables so far; those that no heading with text of its own parts are counted as one.
  private var tableCount = 0
  /// The rows so far of the last of them.
  private var rowCount = 0
  /// Whether a heading, and whether one with text under it, came since the last table.
  private var (isHeaded, isApart) = (false, true)

  /// The article's prose in the order of the file; code blocks are there without text.
  static func units(in article: Article, lexicon: Lexicon) -> [ProseUnit] {
    var reader = ProseReader(lexicon: lexicon, source: article.source)
    for (number, block) in article.blocks.enumerated() {
      reader.read(block, role: .paragraph, number: number, ordinal: nil)
    }
    return reader.units
  }

  private init(lexicon: Lexicon, source: SourceText) {
    self.lexicon = lexicon
    self.source = source
  }

  /// Kept out of line: inlined into itself it costs the optimiser seconds.
  @inline(never)
  private mutating func read(_ block: Block, role: ProseUnit.Role, number: Int, ordinal: Int?) {
    switch block.kind {
    case .paragraph: readParagraph(RawProse(block.inlines), role, number, ordinal)
    case .heading(let level):
      append(RawProse(block.inlines), level == 1 ? .title : .heading, number)
    case .blockQuote: readChildren(of: block, role: .quotation, number: number, ordinal: nil)
    case .list(let isOrdered): readItems(of: block, isOrdered: isOrdered, role: role, number)
    case .item: readChildren(of: block, role: role, number: number, ordinal: ordinal)
    case .code: append(RawProse([]), .code, number)
    case .html, .thematicBreak: break
    }
  }

  private mutating func readChildren(
    of block: Block,
    role: ProseUnit.Role,
    number: Int,
    ordinal: Int?
  ) {
    for (index, child) in block.children.enumerated() {
      read(child, role: role, number: number, ordinal: index == 0 ? ordinal : nil)
    }
  }

  private mutating func readItems(
    of list: Block,
    isOrdered: Bool,
    role: ProseUnit.Role,
    _ number: Int
  ) {
    for (index, item) in list.children.enumerated() {
      read(
        item,
        role: role == .quotation ? role : .listItem,
        number: number,
        ordinal: isOrdered ? index + 1 : nil
      )
    }
  }

  private mutating func readParagraph(
    _ prose: RawProse,
    _ role: ProseUnit.Role,
    _ number: Int,
    _ ordinal: Int?
  ) {
    guard let table = ProseTable(prose) else {
      return append(prose, role, number, ordinal: ordinal)
    }
    if let lead = table.lead { append(lead, role, number) }
    readTable(table, number)
  }

  private mutating func readTable(_ table: ProseTable, _ block: Int) {
    if isApart { (tableCount, rowCount) = (tableCount + 1, 0) }
    (isHeaded, isApart) = (false, false)
    let heads = table.head.map { unit($0, .cell, block) }
    for row in table.rows {
      rowCount += 1
      var cells = row.map { unit($0, .cell, block) }
      let links = (heads + cells).flatMap(\.text.links)
      let label = CueGroups(cells.first?.hits.map(\.group) ?? [])
      for index in cells.indices {
        let head = index < heads.count ? heads[index].hits.map(\.group) : []
        cells[index].heads = (index == 0 ? [] : label).union(CueGroups(head))
        cells[index].rowLinks = links
        cells[index].cell = (tableCount, rowCount)
      }
      units += cells
    }
  }

  private mutating func append(
    _ prose: RawProse,
    _ role: ProseUnit.Role,
    _ number: Int,
    ordinal: Int? = nil
  ) {
    if role == .heading || role == .title {
      isHeaded = true
    } else if isHeaded {
      isApart = true
    }
    var unit = unit(prose, role, number)
    unit.ordinal = ordinal
    units.append(unit)
    for caption in prose.captions where !caption.bytes.isEmpty {
      units.append(self.unit(caption, .caption, number))
    }
  }

  @inline(never)
  private func unit(_ prose: RawProse, _ role: ProseUnit.Role, _ number: Int) -> ProseUnit {
    let text = TextFolder.fold(prose, numerals: lexicon.numerals)
    let hits = lexicon.hits(in: text, source: source)
    let quoted = Quotation.ranges(in: text)
    let splitter = SentenceSplitter(text, source: source, quoted: quoted, hits: hits)
    return ProseUnit(
      role: role,
      text: text,
      block: number,
      hits: hits,
      quoted: quoted,
      sentences: splitter.sentences(),
      firstHits: Dictionary(hits.map { ($0.group, $0) }) { first, _ in first }
    )
  }
}
