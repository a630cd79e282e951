/// Makes the values before and after in a row of a table one claim.
enum RowMerger {
  /// The claims in the same order; performance figures of a row are joined, or left out where the
  /// row states their ratio itself.
  static func merge(_ claims: [FoundClaim]) -> [FoundClaim] {
    var result: [FoundClaim] = []
    var rest = claims[...]
    while let first = rest.first {
      guard let cell = first.cell else {
        result.append(first)
        rest.removeFirst()
        continue
      }
      let row = rest.prefix { $0.cell.map { $0 == cell } ?? false }
      rest = rest.dropFirst(row.count)
      result += joined(Array(row))
    }
    return result
  }

  private static func joined(_ row: [FoundClaim]) -> [FoundClaim] {
    let others = row.filter { $0.candidate.kind != .perfFigure }
    guard others.isEmpty, var figure = row.first, let last = row.last else { return others }
    figure.bytes = figure.bytes.lowerBound..<last.bytes.upperBound
    return [figure]
  }
}
