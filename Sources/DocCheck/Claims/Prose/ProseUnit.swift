/// A stretch of an article's prose that is complete by itself: a paragraph, a heading, a cell.
struct ProseUnit: Sendable {
  /// What the stretch is to the reader.
  enum Role: Sendable, Equatable {
    case paragraph
    case listItem
    case quotation
    /// The title: a heading of the first level.
    case title
    case heading
    case caption
    /// A cell of a table's body.
    case cell
    /// A code block: no prose, but evidence of a measurement.
    case code
  }

  let role: Role
  let text: FoldedText
  /// The number of the top-level block that holds the stretch.
  let block: Int
  let hits: [CueHit]
  let quoted: [Range<Int>]
  /// The folded bytes of each sentence.
  let sentences: [Range<Int>]
  /// For a cell, the number of its tables within the article, and of its row within them; tables that
  /// only captions or headings without text part are one.
  var cell: (table: Int, row: Int)?
  /// For a cell, the cues in the head of its column and of its row.
  var heads: CueGroups = []
  /// For a cell, the links of the other cells of its row.
  var rowLinks: [FoldedText.Link] = []
  /// The ordinal of a paragraph that begins an item of an ordered list.
  var ordinal: Int?

  /// The links that are bound to every sentence of the stretch.
  var links: [FoldedText.Link] { text.links + rowLinks }

  /// For each group, the first of its cues in the stretch.
  let firstHits: [CueGroup: CueHit]

  /// Whether the stretch holds a cue of a group.
  func has(_ group: CueGroup) -> Bool { firstHits[group] != nil }
}
