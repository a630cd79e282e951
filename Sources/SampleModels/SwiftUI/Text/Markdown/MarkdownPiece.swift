/// A piece of a line of which some marks are not paired yet.
enum MarkdownPiece {
  /// Characters.
  case run(MarkdownRun)
  /// Marks that may open or close something.
  case delimiter(MarkdownDelimiter)
  /// A bracket that may open a link.
  case bracket

  /// Pairs the marks, each closing one with the nearest opening one, and gives the parts.
  static func resolved(_ pieces: [MarkdownPiece]) -> [MarkdownRun] {
    var pieces = pieces
    var index = 0
    while index < pieces.count {
      guard case .delimiter(let closing) = pieces[index], closing.canClose, closing.count > 0,
        let opening = opening(of: closing, before: index, in: pieces)
      else {
        index += 1
        continue
      }
      pair(opening, index, in: &pieces)
    }
    return pieces.map(\.asRun).filter { !$0.text.isEmpty }
  }

  private static func opening(
    of closing: MarkdownDelimiter,
    before index: Int,
    in pieces: [MarkdownPiece]
  ) -> Int? {
    pieces[..<index].lastIndex { piece in
      guard case .delimiter(let opening) = piece else { return false }
      return opening.count > 0 && opening.opens(closing)
    }
  }

  private static func pair(_ first: Int, _ last: Int, in pieces: inout [MarkdownPiece]) {
    guard case .delimiter(var opening) = pieces[first], case .delimiter(var closing) = pieces[last]
    else { return }
    let width = opening.width(with: closing)
    for index in (first + 1)..<last {
      var run = pieces[index].asRun
      run.intent.formUnion(opening.intent(width: width))
      pieces[index] = .run(run)
    }
    opening.count -= width
    closing.count -= width
    pieces[first] = .delimiter(opening)
    pieces[last] = .delimiter(closing)
  }

  /// The piece as text: marks without a partner are characters.
  private var asRun: MarkdownRun {
    switch self {
    case .run(let run): run
    case .delimiter(let marks): MarkdownRun(text: String(repeating: marks.mark, count: marks.count))
    case .bracket: MarkdownRun(text: "[")
    }
  }
}
