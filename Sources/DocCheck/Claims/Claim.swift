/// A sentence, or a part of one, that states a fact about the world.
struct Claim: Codable, Hashable, Sendable {
  /// What sort of fact is stated.
  enum Kind: String, Sendable, CaseIterable, Codable {
    case statistic
    case multiplier
    case perfFigure = "perf-figure"
    case superlative
    case attribution
    case quote
    case availability
    case behaviour
    case popularity
  }

  /// What the reader is given to follow the fact up.
  enum Evidence: String, Sendable, CaseIterable, Codable {
    case unsourced
    case vagueSource = "vague-source"
    case sourced
    case verified
    case contradicted
  }

  /// What sort of text states the claim.
  enum Place: String, Sendable, Codable {
    case paragraph
    case listItem
    case quotation
    case table
    case heading
    case caption

    /// The place of a stretch of prose.
    init(_ role: ProseUnit.Role) {
      switch role {
      case .listItem: self = .listItem
      case .quotation: self = .quotation
      case .cell: self = .table
      case .title, .heading: self = .heading
      case .caption: self = .caption
      case .paragraph, .code: self = .paragraph
      }
    }
  }

  let kind: Kind
  var evidence: Evidence
  let span: Span
  /// The claim as it is in the file.
  let text: String
  /// What was taken as evidence, or as the gesture at it: a link's target, "(X Survey 2024)"; the
  /// fact where one was found.
  var evidenceText: String?
  /// How sure the reader of cues is, from 0 to 1.
  let confidence: Double
  /// Where the claim is, which is where its source is looked for first.
  var place = Place.paragraph
  /// The number, within the article, of the tables whose rows state the claim together with others.
  var table: Int?
  /// Whether an entry of the article's references speaks of what is claimed.
  var hasBibliography = false
}
